/**
 * In one thread: several check what they share several times, which costs half as much again of the processors. What
 * was checked before and has not changed since is not checked again.
 */
const tsc = (project, name) => [
  ...['node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`],
]
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
const eslint = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0']
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--cache', '--cache-location', '.cache/prettier']

/** The server on its own: what is short-lived may take four megabytes, instead of growing to a hundred at the start. */
const server = ['--max-semi-space-size=4', 'dist/server/main.js']

/** Threads share two heaps of the C library; one for each would keep megabytes that nobody uses. */
const serverEnv = { MALLOC_ARENA_MAX: '2' }

/**
 * Every npm script. A step is a command line for Node 24; steps run in order until one fails, and what stands behind
 * `--` goes to the last one.
 * @satisfies {Record<string, { does: string, steps: string[][], env?: Record<string, string> }>}
 */
export const COMMANDS = {
  help: { does: 'Lists these commands.', steps: [['scripts/help.ts']] },
  start: {
    does: 'Builds what has changed and starts the server (settings: docs/operating.md).',
    steps: [['scripts/build.ts'], server],
    env: serverEnv,
  },
  test: {
    does: 'Runs everything that must hold: types, lint, format, unit, floors, flows and the journeys in a browser.',
    steps: [['scripts/test.ts']],
  },
  'test:full': {
    does: 'Runs the tests with the whole matrices instead of their short forms.',
    steps: [['scripts/test.ts']],
    env: { FULL: '1' },
  },
  dev: { does: 'Runs the server and the console, each reloading when a file changes.', steps: [['scripts/dev.ts']] },
  check: {
    does: 'Runs types, lint, floors and the unit tests: the quick look before a commit.',
    steps: [['scripts/check.ts']],
  },
  typecheck: {
    does: 'Checks the types, contract/ once more without DOM and Node, and the client.',
    steps: [tsc('.', 'types'), tsc('contract', 'contract'), tsc('client', 'client')],
  },
  lint: { does: 'Checks the rules of the code; --fix mends what can be mended.', steps: [eslint] },
  format: { does: 'Formats every file.', steps: [[...prettier, '--write', '--log-level=warn', '.']] },
  build: {
    does: 'Builds the console and the server into dist, where their sources changed.',
    steps: [['scripts/build.ts']],
  },
  'build:static': {
    does: 'Writes the console for any web server into dist/static: -- configuration file (docs/foreign-back-end.md).',
    steps: [['scripts/build.ts'], ['scripts/buildStatic.ts']],
  },
  seed: { does: 'Fills the database: -- --items N adds N generated items.', steps: [['server/seed/cli.ts']] },
  ops: {
    does: 'Checks, migrates, backs up, restores or moves: -- check | migrate | backup | restore | move.',
    steps: [['server/ops/cli.ts']],
  },
  'new:type': { does: 'Writes the skeleton of a resource type: -- name.', steps: [['scripts/newType.ts']] },
  tree: { does: 'Makes import files of a tree of series: -- file folder.', steps: [['scripts/tree.ts']] },
  calls: { does: 'Prints the call table: name, method, path, guard.', steps: [['scripts/calls.ts']] },
  matrix: { does: 'Prints who may do what: role x page x action; -- role prints one.', steps: [['scripts/matrix.ts']] },
  gallery: { does: 'Serves a page with every renderer and kit part in its states.', steps: [['scripts/gallery.ts']] },
  bench: {
    does: 'Measures against the bare baseline, in the same run.',
    steps: [['scripts/build.ts'], ['tests/bench/main.ts']],
  },
  load: { does: 'Runs the write races and kills, and judges what they left.', steps: [['tests/load/main.ts']] },
  client: {
    does: 'Writes the types of the API client, client/calls.d.ts, of the call table.',
    steps: [['client/generate.ts']],
  },
  'deploy:check': {
    does: 'Has the files of deploy/ judged by nginx, systemd, promtool and docker-compose, where those are installed.',
    steps: [['scripts/deployCheck.ts']],
  },
  unit: { does: 'Runs the tests of the files or folders named behind --.', steps: [vitest] },
}
