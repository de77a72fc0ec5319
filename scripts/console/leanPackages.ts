import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isEqual } from './isEqual.ts'
import { leanRouter } from './leanRouter.ts'
import { parse, stringify } from './queryText.ts'

/** Its `exports` name for browsers the build that warns developers. */
const ROUTER = 'node_modules/react-router/dist/production'
const BUILDS: Readonly<Record<string, string>> = {
  'react-router': `${ROUTER}/index.mjs`,
  'react-router/dom': `${ROUTER}/dom-export.mjs`,
}
/** What every browser that the console is built for has by itself: node-polyglot brings nineteen packages for it. */
const NATIVE: Readonly<Record<string, string>> = { 'object.entries': 'Object.entries', hasown: 'Object.hasOwn' }
const NATIVE_MODULE = '\0native-'

/** Checks that are made while one develops; what is left of them in a build is asked for their names alone. */
const PROP_TYPES = 'prop-types'
const NO_PROP_TYPES = '\0no-prop-types'
const NO_PROP_TYPES_CODE = `
const type = () => type
type.isRequired = type
module.exports = new Proxy(type, { get: (_, name) => (name === '__esModule' ? undefined : type) })
`

/** react-admin compares lists and plain objects: a fifth of lodash comes for what else there is. */
const IS_EQUAL = '\0is-equal'

/** Its addresses are written and read by what the browser has; query-string and its four packages are for older ones. */
const QUERIES = 'query-string'
const QUERY_TEXT = '\0query-text'

/** Modules that the console never comes to, by the ending of their paths, and what stands in their place. */
const UNUSED: Readonly<Record<string, string>> = {
  // A router of react-admin's own, with all of React Router behind it: `kit/parts/routes/pageRouter` is told instead.
  'ra-core/dist/routing/adapters/reactRouterProvider.js': 'export const reactRouterProvider = undefined',
  // No button of ours ripples (`kit/parts/theme/overrides/button`).
  '@mui/material/esm/ButtonBase/TouchRipple.js': 'export default () => null',
  // Nobody asks emotion for a component that takes the theme as a property.
  '@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': 'export default (target) => target',
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target',
  // A script for pages that a server draws; what else the file names is what things are kept under.
  '@mui/system/esm/InitColorSchemeScript/InitColorSchemeScript.js': [
    "export const DEFAULT_MODE_STORAGE_KEY = 'mode'",
    "export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'",
    "export const DEFAULT_ATTRIBUTE = 'data-color-scheme'",
    'export default () => null',
  ].join('\n'),
}

/** Modules that react-admin brings with every list, and that a press of an extension's own button alone asks for. */
const ON_PRESS: Readonly<Record<string, string>> = {
  'ra-core/dist/export/defaultExporter.js': `
    export const defaultExporter = async (data, _, __, resource) => {
      const parts = [import('jsonexport/dist/index.js'), import('./downloadCSV.js')]
      const [{ default: jsonExport }, { downloadCSV }] = await Promise.all(parts)
      jsonExport(data, (err, csv) => downloadCSV(csv, resource))
    }`,
}
const REPLACED: Readonly<Record<string, string>> = { ...UNUSED, ...ON_PRESS }

/** Takes what some packages bring only for developers, for browsers of ten years ago, or for nothing, out of the built console. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      // Forms, which come later, keep lodash's own.
      if (source === 'lodash/isEqual.js' && importer?.includes('/ra-core/')) return IS_EQUAL
      if (source === QUERIES) return QUERY_TEXT
      if (source === PROP_TYPES) return NO_PROP_TYPES
      const build = BUILDS[source]
      if (build) return resolve(build)
      return source in NATIVE ? NATIVE_MODULE + source : undefined
    },
    load(id) {
      const native = NATIVE[id.slice(NATIVE_MODULE.length)]
      if (native && id.startsWith(NATIVE_MODULE)) return { code: `module.exports = ${native}`, moduleType: 'js' }
      if (id === NO_PROP_TYPES) return { code: NO_PROP_TYPES_CODE, moduleType: 'js' }
      if (id === QUERY_TEXT) return { code: `export ${String(stringify)}\nexport ${String(parse)}`, moduleType: 'js' }
      if (id === IS_EQUAL) return { code: `export default ${String(isEqual)}`, moduleType: 'js' }
      const replaced = Object.keys(REPLACED).find((path) => id.endsWith(path))
      return replaced === undefined ? undefined : { code: REPLACED[replaced] ?? '', moduleType: 'js' }
    },
    transform(code, id) {
      return id.includes(`${ROUTER}/chunk-`) && code.includes('PrefetchPageLinks') ? leanRouter(code) : undefined
    },
  }
}
