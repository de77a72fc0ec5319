import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../machine/root.ts'

/** From `dist/server` to the house. */
const UP = '../../'
const OWN = /[/\\](?:server|contract)[/\\].*\.ts$/

/**
 * Modules that look for files beside them go on finding them beside their sources: what they say of their own place is
 * written as the way there from the built file.
 */
export function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!OWN.test(id) || !code.includes('import.meta.')) return undefined
      return { code: placed(code, relative(root, id).replaceAll('\\', '/')), map: null }
    },
  }
}

/** A module's text, told which file of the house it is. */
export function placed(code: string, file: string): string {
  return code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${UP}${dirname(file)}')`)
    .replaceAll('import.meta.url', `new URL('${UP}${file}', import.meta.url).href`)
}
