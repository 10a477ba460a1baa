#!/bin/sh
# Throws random texts at what reads texts from other people, each reader for so many seconds.
#
#   scripts/fuzz.sh [SECONDS [READER ...]]     60 seconds and all of fuzz/fuzz_targets, if not said
#
# What a run learns stays in fuzz/corpus, for the next one to begin with. A text that breaks a reader is put into
# fuzz/artifacts, and the run ends.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- link pack file

# A stable compiler has the coverage that steers a fuzzer, behind this switch. There is no unsafe code of ours to
# watch, so no sanitizer: it would take time from the search and memory from the limits.
export RUSTC_BOOTSTRAP=1

corpus=fuzz/corpus
mkdir -p $corpus/link $corpus/pack $corpus/file
# Besides the seeds, what real devices would read, and what every link begins with.
tr -d '\n' <tests/data/link-v1-journal.txt >$corpus/link/recorded
{ printf '\0' && cat src/storage/link/primer_v1.bin; } >$corpus/pack/primer
# Words that a reader of JSON knows, so that the fuzzer need not find them letter by letter.
sed 's/.*/"\\"&\\""/' src/storage/link/words_v1.txt >$corpus/file.dict

for reader in "$@"; do
    case $reader in
    file) more="-dict=$corpus/file.dict" ;;
    *) more= ;;
    esac
    # No text may cost more than this: in memory at once, in one piece, in seconds.
    # shellcheck disable=SC2086
    scripts/step.sh "fuzz $reader" cargo fuzz run --sanitizer none "$reader" \
        $corpus/"$reader" fuzz/seeds/"$reader" -- -max_len=20000 \
        -max_total_time="$seconds" -rss_limit_mb=512 -malloc_limit_mb=256 -timeout=5 -print_final_stats=1 $more
done
