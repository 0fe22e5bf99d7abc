/** The shared packages that a release of any part contains. */
const sharedPaths = [
  'shared/**',
  'package-lock.json',
  '.github/workflows/build-part.yml',
  '.github/workflows/release-part.yml',
  '.github/workflows/preview-part.yml',
];

/**
 * The GitHub workflow that releases one part after its tests, when its sources are not released yet: to 10% of visitors, or
 * to a chosen share when a person starts it. For a pull request of a branch of the repository it stores the release and comments a
 * link that shows it on the site.
 * @param name  `shell` or the name of a remote
 */
export function releaseWorkflow(name: string): string {
  const folder = name === 'shell' ? 'shell' : `mfe-${name}`;
  const paths = [`${folder}/**`, ...sharedPaths, `.github/workflows/release-${name}.yml`];
  return `name: Release ${name}
on:
  push:
    branches: [main]
    paths:
${paths.map((path) => `      - "${path}"`).join('\n')}
  pull_request:
    paths:
${paths.map((path) => `      - "${path}"`).join('\n')}
  workflow_dispatch:
    inputs:
      percent:
        description: Share of visitors that get the release
        default: "10"
permissions:
  contents: read
jobs:
  build:
    # Pull requests of forks get no role and no keys.
    if: github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository
    uses: ./.github/workflows/build-part.yml
    permissions:
      contents: read
      id-token: write
    with:
      name: ${name}
  release:
    needs: build
    if: github.event_name != 'pull_request' && needs.build.outputs.affected == 'true'
    uses: ./.github/workflows/release-part.yml
    permissions:
      contents: read
      id-token: write
    with:
      name: ${name}
      percent: \${{ inputs.percent || '10' }}
    # Keys of the environment that the job of release-part.yml names reach it only this way.
    secrets: inherit
  preview:
    needs: build
    if: github.event_name == 'pull_request' && needs.build.outputs.affected == 'true'
    uses: ./.github/workflows/preview-part.yml
    permissions:
      contents: read
      id-token: write
      pull-requests: write
    with:
      name: ${name}
    # As above: the environment has the keys.
    secrets: inherit
`;
}
