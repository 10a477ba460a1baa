#!/bin/sh
# Runs one named step: its name stands before its output, and after it again when it fails.
#
#   scripts/step.sh NAME COMMAND [ARGUMENT ...]
name=$1
shift
printf '\n==> %s: %s\n' "$name" "$*"
began=$(date +%s)
"$@"
status=$?
seconds=$(($(date +%s) - began))
if [ "$status" -ne 0 ]; then
    printf '\n!!! FAILED: %s (exit status %s, after %s s).\n' "$name" "$status" "$seconds" >&2
    printf '!!! What it said begins at the line "==> %s:".\n' "$name" >&2
    exit "$status"
fi
printf '    %s: done in %s s\n' "$name" "$seconds"
