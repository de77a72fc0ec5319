/** Calls that only make something, which nobody needs who does not use what they make. */
const MAKERS = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g
const NAMES = /^\w+\.displayName = "[^"]*";$/gm
/** The base of a class: read from React as a whole, it might do something. */
const BASES = / extends React\d*\.Component /g
const PREFETCHED = /shouldPrefetch && !isAbsolute \? [^;]*?createElement\(PrefetchPageLinks,[^;]*? : link;/g
const PREFETCHES = /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g

const CHANGES = [
  [MAKERS, '= /* @__PURE__ */ $1'],
  [NAMES, ''],
  [BASES, ' extends RouterBase '],
  [PREFETCHED, 'link;'],
  [PREFETCHES, '[false, null, {}]'],
] as const

/**
 * React Router's one file, so that what the console does not use of it can be left out: routes and forms of a server
 * that draws pages, and links that fetch their page ahead, for which each link keeps two states and two effects. Another
 * version than this was written for may lack what is changed: the build fails then.
 */
export function leanRouter(code: string): string {
  const lean = CHANGES.reduce((text, [mark, instead]) => {
    if (text.search(mark) < 0)
      throw new Error(`React Router has changed: scripts/console/leanRouter looks for ${mark.source}`)
    return text.replace(mark, instead)
  }, code)
  return `import { Component as RouterBase } from 'react';\n${lean}`
}
