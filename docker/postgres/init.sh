#!/bin/bash
# Run once by the postgres image, when its data folder is empty.
set -euo pipefail

psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set payments_password="$PAYMENTS_DB_PASSWORD" \
  --set reports_password="$REPORTS_DB_PASSWORD" \
  --set admin_password="$ADMIN_DB_PASSWORD" \
  --set mail_password="$MAIL_DB_PASSWORD" \
  --file /findable/roles.sql
