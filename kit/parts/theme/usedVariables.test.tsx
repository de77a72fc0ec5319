import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMarqueeTheme } from './createMarqueeTheme.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Names that end in a part put together by the code are left to their own tests. */
const USED = /var\(--mui-palette-([\w-]+)\)/g

function namesIn(colors: object, above: string[] = []): string[] {
  return Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? namesIn(value as object, [...above, name])
      : [[...above, name].join('-')],
  )
}

it('every colour that a style names is a colour of the theme: an unknown name would draw nothing', () => {
  const known = new Set(namesIn(createMarqueeTheme('default').palette))
  const files = globSync('{src,kit,custom,resources}/**/*.{ts,tsx}', { cwd: ROOT })
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(USED)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})
