import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Its `exports` name for browsers the build that warns developers. */
const ROUTER = 'node_modules/react-router/dist/production'
const BUILDS: Readonly<Record<string, string>> = {
  'react-router': `${ROUTER}/index.mjs`,
  'react-router/dom': `${ROUTER}/dom-export.mjs`,
}
/** What node-polyglot asks for, with seventeen packages behind it; every browser that the console is built for has it. */
const ENTRIES = 'object.entries'
const NATIVE_ENTRIES = '\0native-entries'

/** Takes what some packages bring only for developers or for browsers of ten years ago out of the built console. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const build = BUILDS[source]
      if (build) return resolve(build)
      return source === ENTRIES ? NATIVE_ENTRIES : undefined
    },
    load(id) {
      return id === NATIVE_ENTRIES ? { code: 'module.exports = Object.entries', moduleType: 'js' } : undefined
    },
  }
}
