#!/bin/sh
# Runs once, when the database is made: the role as which the product works. Not run where this was written.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database_work_password)" --username "$POSTGRES_USER" <<'SQL'
create role gable_work login password :'password';
SQL
