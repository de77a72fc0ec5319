import type { Plugin } from 'vite'

/** A backslash before such a letter would become one before what is written for it. */
const ESCAPED = /\\[^\0-\x7f]/
/** What takes its text as it is written would take the number for one, too. */
const RAW = /\bString\.raw`[^`]*[^\0-\x7f]/
const OTHER = /[^\0-\x7f]/g

/**
 * Letters beyond ASCII are written by their numbers: V8 keeps a text that has one of them at two bytes a letter, all
 * two megabytes of it.
 */
export function plainLetters(): Plugin {
  return {
    name: 'plain-letters',
    // What is given back sooner is printed once more, in letters.
    generateBundle: (_options, bundle) => {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = inPlainLetters(part.code)
    },
  }
}

export function inPlainLetters(code: string): string {
  if (ESCAPED.test(code)) throw new Error(`A letter stands behind a backslash: ${ESCAPED.exec(code)?.[0]}`)
  if (RAW.test(code)) throw new Error(`A raw text has a letter beyond ASCII: ${RAW.exec(code)?.[0]}`)
  return code.replaceAll(OTHER, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
