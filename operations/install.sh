#!/bin/bash
# Installs Kaksha on a bare Debian 13, from a checkout or an unpacked archive of the project. See docs/operations.md.
#   operations/install.sh --name kaksha.example --mail smtps://user:password@mail.example --from 'Kaksha <hello@kaksha.example>'
# It may run again: it completes what is missing and changes nothing else.
set -euo pipefail
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
umask 022

source_folder=$(cd "$(dirname "$0")/.." && pwd)
home=/opt/kaksha
data=/var/lib/kaksha
backups=/var/backups/kaksha
# Private keys of all releases. The processes of the site get the online key only.
release_keys=$home/release-keys
env_file=$home/.env
caddyfile=/etc/caddy/Caddyfile
authority=/usr/local/share/ca-certificates/kaksha-caddy.crt
units=(kaksha-web@3001.service kaksha-web@3002.service kaksha-worker.service)
log=/var/log/kaksha-install.log
npm_version=10.9.9
# A machine of 4 GB shows less.
min_memory_kb=3500000
min_disk_kb=8000000

name='' mail='' from='' internal_tls='' yes=''
# What this run changed; empty when it changed nothing.
changes=()
is_new=''

usage() {
  cat <<'USAGE'
Usage: operations/install.sh [options], as root
  --name <name>     name of the site, e.g. kaksha.example; it leads to this machine
  --mail <url>      mail server, e.g. smtps://user:password@mail.example:465
  --from <sender>   sender of all mails, e.g. 'Kaksha <hello@kaksha.example>'
  --internal-tls    Caddy signs the certificate itself, for a name that only your network knows
  --yes             asks nothing
USAGE
}

refuse() {
  echo "$*" >&2
  exit 1
}

say() { echo "── $*"; }

# Runs a command whose output goes to the log. After a failure: its last lines, and what to do.
logged() {
  if "$@" >>"$log" 2>&1 </dev/null; then return; fi
  printf '\n%s\nfailed. The last lines of %s:\n' "$*" "$log" >&2
  tail -n 20 "$log" >&2
  refuse "Mend what they name, then run this script again: it goes on where it stopped."
}

read_arguments() {
  while [ $# -gt 0 ]; do
    case $1 in
      --name | --mail | --from)
        [ $# -ge 2 ] || refuse "$1 needs a value."
        printf -v "${1#--}" %s "$2"
        shift
        ;;
      --internal-tls) internal_tls=1 ;;
      --yes) yes=1 ;;
      --help)
        usage
        exit
        ;;
      *)
        usage >&2
        refuse "Unknown option $1."
        ;;
    esac
    shift
  done
}

require_machine() {
  [ "$(id -u)" = 0 ] || refuse "Run this script as root, e.g. with sudo: it installs packages and services."
  local system=unknown version=0
  if [ -r /etc/os-release ]; then
    # shellcheck disable=SC1091
    system=$(. /etc/os-release && echo "${ID:-unknown}")
    # shellcheck disable=SC1091
    version=$(. /etc/os-release && echo "${VERSION_ID:-0}")
  fi
  if [ "$system" != debian ] || [ "${version%%.*}" -lt 13 ]; then
    refuse "This script needs Debian 13 or newer; this is $system $version. Debian 12 has Node.js 18, which is too old."
  fi
  [ -d /run/systemd/system ] || refuse "This script needs systemd, which does not run here. For containers see the Dockerfile and compose.yaml."
  local memory disk
  memory=$(awk '/^MemTotal:/ { print $2 }' /proc/meminfo)
  [ "$memory" -ge $min_memory_kb ] || refuse "This machine has $((memory / 1000)) MB of memory; the site and its build need 4 GB."
  is_installed && return
  disk=$(df --output=avail /opt | tail -n 1)
  [ "$disk" -ge $min_disk_kb ] || refuse "$((disk / 1000)) MB are free in /opt; the installation needs $((min_disk_kb / 1000)) MB."
  systemctl is-active --quiet caddy && return
  local port
  for port in 80 443; do
    ! is_taken $port || refuse "Another program uses port $port (find it with: ss -ltnp 'sport = :$port'). Caddy needs the ports 80 and 443: stop it."
  done
}

# Whether a program listens on the TCP port.
is_taken() {
  local hex
  hex=$(printf '%04X' "$1")
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port=":$hex" '$4 == "0A" && substr($2, length($2) - 4) == port { found = 1 } END { exit !found }'
}

is_installed() { [ -L $home/current ] && [ -f $env_file ]; }

# Asks for a value that no option gave. $1 the variable, $2 the question
ask() {
  [ -z "${!1}" ] || return 0
  [ -z "$yes" ] || refuse "--$1 is missing: $2."
  [ -t 0 ] || refuse "--$1 is missing: $2. This is no terminal in which to ask."
  read -r -p "$2: " "$1"
}

read_answers() {
  if [ -f $env_file ]; then
    # The settings are those of the first run.
    name=$(sed -n 's#^SITE_ORIGIN=https://##p' $env_file)
    return
  fi
  ask name "name of the site, e.g. kaksha.example"
  ask mail "mail server, e.g. smtps://user:password@mail.example:465"
  ask from "sender of all mails, e.g. Kaksha <hello@$name>"
  [[ $name =~ ^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$ ]] || refuse "'$name' is no name of a site, such as kaksha.example."
  [[ $mail =~ ^smtps?://[^[:space:]\"\'\\]+$ ]] || refuse "The mail server is an address such as smtps://user:password@mail.example:465, with special characters encoded (%40)."
  [[ $from =~ ^[^\"\'\\\$]*[^[:space:]@]+@[^[:space:]@]+$ ]] || refuse "'$from' is no sender, such as Kaksha <hello@$name>."
}

# Copies a file when it differs. @returns 0 when it changed
place() {
  local from_file=$1 to=$2
  if cmp -s "$from_file" "$to"; then return 1; fi
  install -D -m 644 "$from_file" "$to"
  changes+=("$to")
}

install_packages() {
  local wanted=(nodejs npm postgresql postgresql-client redis-server caddy ca-certificates openssl) missing=() each
  for each in "${wanted[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$each" 2>/dev/null)" = installed ] || missing+=("$each")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Packages: ${missing[*]}"
  logged apt-get update
  logged apt-get install -y --no-install-recommends "${missing[@]}"
  changes+=("packages ${missing[*]}")
}

# The npm of Debian 13 refuses the overrides in package.json. The newer one goes to /usr/local.
install_npm() {
  [ "$(npm --version | cut -d . -f 1)" -lt 10 ] || return 0
  logged npm install --global --no-audit --no-fund "npm@$npm_version"
  hash -r
  changes+=("npm $npm_version")
}

make_folders() {
  if ! id kaksha >/dev/null 2>&1; then
    logged useradd --system --user-group --home-dir $data --no-create-home --shell /usr/sbin/nologin kaksha
    changes+=("the user kaksha")
  fi
  install -d -m 755 $home $home/versions
  install -d -m 700 $release_keys
  install -d -m 750 -o kaksha -g kaksha $data
  install -d -m 700 -o kaksha -g kaksha $backups
}

secret() { openssl rand -hex 24; }

write_settings() {
  [ ! -f $env_file ] || return 0
  local draft
  draft=$(umask 077 && mktemp $home/.env.XXXXXX)
  cat >"$draft" <<SETTINGS
# Written by operations/install.sh. docs/settings.md explains each name. After a change: systemctl restart kaksha.target
NODE_ENV=production
HOST=127.0.0.1
SITE_ORIGIN=https://$name
TRUST_PROXY=1
DATA_DIR=$data
DATABASE_URL=postgres://kaksha:$(secret)@127.0.0.1:5432/kaksha
REDIS_URL=redis://127.0.0.1:6379
ENCRYPTION_KEYS=$(openssl rand -base64 32)
METRICS_TOKEN=$(secret)
RELEASES_URL=$data/releases
RELEASE_KEYS=$data/keys
SMTP_URL="$mail"
MAIL_FROM="$from"
BACKUP_URL=$backups
BACKUP_KEY=$(openssl rand -base64 32)
BACKUP_HOURS=none
SETTINGS
  mv "$draft" $env_file
  changes+=("$env_file")
}

setting() { sed -n "s/^$1=//p" $env_file | tr -d '"'; }

as_postgres() { runuser -u postgres -- psql -v ON_ERROR_STOP=1 -qAt "$@"; }

# The role may create databases: each backup is restored into one that is dropped afterwards.
make_database() {
  local url password
  url=$(setting DATABASE_URL)
  if PGCONNECT_TIMEOUT=5 psql "$url" -qAtc 'select 1' >/dev/null 2>&1; then return; fi
  # The database of another server is made by its owner.
  [[ $url == *@127.0.0.1:5432/kaksha ]] || refuse "The database of DATABASE_URL in $env_file does not answer."
  say "Database"
  password=${url#*kaksha:}
  password=${password%%@*}
  cd /
  if [ -z "$(as_postgres -c "select 1 from pg_roles where rolname = 'kaksha'")" ]; then as_postgres -c 'create role kaksha'; fi
  as_postgres <<<"alter role kaksha login createdb password '$password'"
  if [ -z "$(as_postgres -c "select 1 from pg_database where datname = 'kaksha'")" ]; then
    as_postgres -c "create database kaksha owner kaksha encoding 'UTF8' locale 'C.UTF-8' template template0"
    as_postgres -c 'revoke connect, temporary on database kaksha from public'
  fi
  changes+=("the database kaksha")
}

# The files of the project, without what is built and what belongs to a machine.
pack_sources() {
  tar -C "$source_folder" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode='u+rwX,go+rX,go-w' \
    --exclude-vcs --exclude=node_modules --exclude=./dist --exclude=./.env --exclude=./.data --exclude=./.cache \
    --exclude=./.releases -cf - .
}

build_version() {
  local id folder
  # As an upgrade names it.
  id=$(node -e 'import(process.argv[1] + "/scripts/lib/version-of.mjs").then(({ versionOf }) => console.log(versionOf(process.argv[1])))' "$source_folder")
  if [ -L $home/current ]; then
    [ "$(readlink $home/current)" = "versions/$id" ] || echo "Version $(basename "$(readlink $home/current)") runs. This folder has another one; to change to it: npm run upgrade"
    return
  fi
  folder=$home/versions/$id
  say "Version $id: packages of npm and build, 2 to 5 minutes (log: $log)"
  rm -rf "$folder"
  mkdir "$folder"
  pack_sources | tar -C "$folder" -xf -
  cd "$folder"
  # The first build makes the keys of the releases; the one of the live releases goes to the site.
  local environment=(env "RELEASES_URL=$data/releases" "RELEASE_KEYS=$release_keys")
  logged "${environment[@]}" npm run build
  rm -rf $data/keys
  logged "${environment[@]}" npm run -s release -- keys online $data/keys
  chown -hR kaksha:kaksha $data/keys $data/releases
  chmod 700 $data/keys
  ln -s $env_file .env
  ln -s "versions/$id" $home/current
  # For the tags of npm run upgrade; the address may have a password.
  if git -C "$source_folder" remote get-url origin >/dev/null 2>&1; then
    (umask 077 && git -C "$source_folder" remote get-url origin >$home/repository)
  fi
  is_new=1
  changes+=("version $id")
}

start_units() {
  local from_folder=$source_folder/operations/systemd to=/etc/systemd/system restart='' each
  for each in kaksha-web@.service kaksha-worker.service kaksha-backup.service kaksha-backup.timer kaksha.target; do
    if place "$from_folder/$each" "$to/$each"; then restart=1; fi
  done
  if place "$from_folder/hardening.conf" $to/kaksha-.service.d/hardening.conf; then restart=1; fi
  if [ -n "$restart" ]; then logged systemctl daemon-reload; fi
  for each in kaksha.target "${units[@]}"; do
    systemctl is-enabled --quiet "$each" 2>/dev/null || logged systemctl enable "$each"
  done
  if systemctl is-active --quiet "${units[@]}" && [ -z "$restart" ]; then return; fi
  say "Start of the site"
  for each in "${units[@]}"; do
    logged systemctl restart "$each"
    if [[ $each =~ @([0-9]+) ]]; then await 120 "$each to be ready" is_ready "${BASH_REMATCH[1]}"; fi
  done
  logged systemctl start kaksha.target
  changes+=("the running services")
}

# shellcheck disable=SC2317
is_ready() { node -e "fetch('http://127.0.0.1:$1/backend/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; }

# Waits until a command succeeds. $1 seconds, $2 what for
await() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $deadline ] || refuse "Waited in vain for $what. Look at: journalctl -u 'kaksha-*' -n 50"
    sleep 1
  done
}

configure_caddy() {
  local draft
  if [ -f $caddyfile ] && ! grep -q '^# Kaksha' $caddyfile && ! is_package_default; then
    refuse "$caddyfile is of another site. Add the block of operations/caddy/Caddyfile to it, with \"# Kaksha\" in a line of its own, and run this script again."
  fi
  # Its owner may change it, so it is written once.
  if ! grep -qs '^# Kaksha' $caddyfile; then
    draft=$(mktemp)
    sed -e "s/^SITE_NAME/$name/" -e "${internal_tls:+s/^\t# INTERNAL: /\t/}" -e '/# INTERNAL: /d' "$source_folder/operations/caddy/Caddyfile" >"$draft"
    place "$draft" $caddyfile || true
    rm "$draft"
    say "Caddy"
    logged systemctl enable caddy
    logged systemctl restart caddy
  fi
  trust_caddy
}

is_package_default() { dpkg-query -W -f='${Conffiles}\n' caddy | grep -q "$(md5sum <$caddyfile | cut -d ' ' -f 1)"; }

# Programs of this machine, such as the doctor, trust the certificate of Caddy's own authority.
trust_caddy() {
  grep -q 'tls internal' $caddyfile || return 0
  local root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  await 30 "the certificate of Caddy" test -s $root
  if place $root $authority; then logged update-ca-certificates; fi
}

# shellcheck disable=SC2317
is_backed_up() { (cd $home/current && npm run -s backup -- --list) | grep -q 'restored and compared'; }

make_first_backup() {
  systemctl is-enabled --quiet kaksha-backup.timer 2>/dev/null || logged systemctl enable --now kaksha-backup.timer
  is_backed_up >/dev/null 2>&1 && return
  say "First backup, restored and compared"
  systemctl start kaksha-backup || refuse "The first backup failed. Look at: journalctl -u kaksha-backup -n 50"
}

report() {
  cd $home/current
  say "Doctor (npm run doctor in $home/current)"
  local doctor=0
  PORT=3001 node --env-file=$env_file dist/main.js --doctor || doctor=$?
  echo
  node --env-file=$env_file dist/admin.js first-link
  cat <<WHERE

  Site           https://$name
  Settings       $env_file, then: systemctl restart kaksha.target
  Program        $home/current; upgrade: npm run upgrade -- <folder>
  Data           $data; PostgreSQL, database kaksha
  Release keys   $release_keys; keep a copy elsewhere
  Backups        $backups, each night; set BACKUP_URL to a bucket or to a folder of another machine
  Logs           journalctl -u 'kaksha-*'; of this installation: $log
WHERE
  if [ -n "$internal_tls" ]; then echo "  Authority      $authority; browsers need it to trust the site"; fi
  if [ -n "$is_new" ]; then
    printf '\nKey of the backups: %s\nWrite it down and keep it away from this machine: without it no backup can be read.\n' "$(setting BACKUP_KEY)"
    echo "Keep a copy of ENCRYPTION_KEYS in $env_file too: no backup contains it."
  fi
  echo
  if [ ${#changes[@]} -eq 0 ]; then echo "Nothing was changed."; else printf 'Made: %s.\n' "${changes[@]}"; fi
  exit "$doctor"
}

read_arguments "$@"
require_machine
read_answers
touch $log && chmod 600 $log
install_packages
install_npm
make_folders
write_settings
make_database
build_version
start_units
configure_caddy
make_first_backup
report
