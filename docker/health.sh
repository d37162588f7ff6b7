#!/bin/bash
# docker/health.sh <port> <path>: a container's health check, which tells whether its program is ready for use.
#
# In bash: starting Node.js takes 0.2 s of processor time. A dozen containers, asked every five seconds, would take half a
# core for that, and on a busy machine the checks themselves would keep the services from coming up.

exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$2" "$1" >&3
read -r -t 4 _ status _ <&3
[ "$status" = 200 ]
