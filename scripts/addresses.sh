#!/bin/sh
# Says where the app can be opened once it is built: here, and from a tablet at the table.
port=$1
printf '\nWhen the build is done, open\n\n'
printf '    http://localhost:%s/\n' "$port"
# Linux names its addresses by `hostname -I`, macOS by `ipconfig`; elsewhere Trunk lists them.
for address in $(hostname -I 2>/dev/null || ipconfig getifaddr en0 2>/dev/null); do
    case $address in
    *:*) ;; # IPv4 is what one types on a tablet
    *) printf '    http://%s:%s/    on a tablet in the same network\n' "$address" "$port" ;;
    esac
done
printf '\n'
