import { text, url, web } from './variable-kinds';

export const releasesVariables = {
  RELEASES_URL: text({
    group: 'Releases',
    description: 'Storage of releases: a folder, or a bucket that is read through a local cache.',
    otherwise: '.releases',
    example: 's3://bucket/releases?region=ap-south-1',
  }),
  RELEASES_CACHE: text({
    group: 'Releases',
    description: 'Folder of the local cache of releases.',
    otherwise: '.cache/releases',
  }),
  RELEASE_KEYS: text({
    group: 'Releases',
    description: 'Folder of the private keys that sign releases and what is live. Sites without keys verify only.',
    otherwise: '.data/keys',
  }),
  RELEASE_ROOT: text({
    group: 'Releases',
    description: 'Root metadata that this machine trusts; every release is verified from it.',
    otherwise: 'root.json in RELEASE_KEYS',
  }),
  KAKSHA_ORIGIN: url(web, {
    group: 'Releases',
    description: 'Site that release status and prune ask.',
    otherwise: 'the demo site on this machine',
  }),
  KAKSHA_TOKEN: text({ group: 'Releases', description: "Administrator's token for release status and prune." }),
  CHROMIUM_PATH: text({
    group: 'Tests',
    description: 'Browser for tests and benchmarks.',
    otherwise: 'searched',
    example: '/usr/bin/chromium',
  }),
};
