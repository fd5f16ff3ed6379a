# Whether the server in this container serves, without a second Node.
case "${HOST:-}" in "" | 0.0.0.0 | :: | "[::]") host=127.0.0.1 ;; *) host=$HOST ;; esac
exec 3<>"/dev/tcp/$host/${PORT:-3000}" || exit 1
printf 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 4 status <&3 && [[ $status == "HTTP/1.1 200"* ]]
