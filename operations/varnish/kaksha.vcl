vcl 4.1;

# Varnish in front of the site. Set EDGE_SECONDS and EDGE_PURGE_URL of the site; see docs/operations.md.
# The site decides what may be kept: answers without `public` in Cache-Control pass through.

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/backend/health/ready";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Programs of this machine may purge. Other machines need EDGE_PURGE_TOKEN, in the environment of Varnish and of the site.
acl local {
  "127.0.0.0"/8;
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    set req.http.X-Purge-Token = "Bearer " + std.getenv("EDGE_PURGE_TOKEN");
    if (req.http.X-Purge-Token == "Bearer ") {
      # A proxy on this machine passes on purges of others, and names them.
      if (client.ip !~ local || req.http.X-Forwarded-For ~ ",") {
        return (synth(405));
      }
    } else if (req.http.Authorization != req.http.X-Purge-Token) {
      return (synth(405));
    }
    # One of the surrogate keys of the site; anything else would be part of the ban's expression.
    if (req.http.Surrogate-Key !~ "^[a-z0-9-]{1,60}$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
    return (synth(200));
  }

  unset req.http.X-Theme;
  unset req.http.X-Second-Attempt;
  if (req.restarts > 0) {
    set req.http.X-Second-Attempt = "1";
  }
  if (req.http.Cookie ~ "(^|;\s*)theme=(dark|light)(;|$)") {
    set req.http.X-Theme = regsub(req.http.Cookie, "^(.*;\s*)?theme=(dark|light)(;.*)?$", "\2");
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Signed in: by cookie for pages, by token for the API.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Host-)?auth_token=") {
    return (pass);
  }
  # A link of a preview, and its visitor: no answer may come from the cache or go into it.
  if (req.url ~ "[?&]preview=" || req.http.Cookie ~ "(^|;\s*)(__Host-)?preview=") {
    return (pass);
  }
  # While a canary runs, the visitor's cookie decides about the releases. All other cookies are for the browser.
  if (req.http.Cookie ~ "(^|;\s*)visitor=") {
    set req.http.Cookie = "visitor=" + regsub(req.http.Cookie, "^(.*;\s*)?visitor=([A-Za-z0-9_-]*).*$", "\2");
  } else {
    unset req.http.Cookie;
  }
  set req.url = std.querysort(req.url);

  # A sick site: answers that are up to a day old. A second attempt after an error counts as such.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_backend_response {
  # A failed render must not take the place of a page that is still there.
  if (bereq.is_bgfetch && (beresp.status >= 500 || beresp.http.Cache-Control !~ "public")) {
    return (abandon);
  }
  # The first failure: vcl_synth looks for an older answer. Without one, the second attempt delivers the failure.
  if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.X-Second-Attempt) {
    return (error(beresp.status));
  }
  if (beresp.http.Cache-Control ~ "public.*stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 60s);
  }
}

sub vcl_backend_error {
  # No answer of the site: vcl_synth tries the cache again before the visitor gets an error.
  return (abandon);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  # Browsers ask again each time: after a sign-in the same address shows another page.
  if (resp.http.Surrogate-Key) {
    set resp.http.Cache-Control = "no-cache";
    unset resp.http.Surrogate-Key;
    unset resp.http.Vary;
    set resp.http.Vary = "cookie, authorization, accept-encoding";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
