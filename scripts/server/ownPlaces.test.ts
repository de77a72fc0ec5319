import { describe, expect, it } from 'vitest'
import { placed } from './ownPlaces.ts'

const BUILT = 'file:///house/dist/server/main.js'

/** What a module says of its place, said by the built file. */
function saidBy(code: string): unknown {
  const { pathname } = new URL('.', BUILT)
  const meta = { url: BUILT, dirname: pathname.slice(0, -1) }
  return new Function('meta', `return ${code.replaceAll('import.meta', 'meta')}`)(meta)
}

describe('a module that is gathered with others', () => {
  it('finds files beside its source by its folder', () => {
    const folder = String(saidBy(placed('import.meta.dirname', 'server/db/migrationFiles.ts')))
    expect(new URL(`file://${folder}/migrations`).pathname).toBe('/house/server/db/migrations')
  })

  it('finds files beside its source by its address', () => {
    const file = saidBy(placed("new URL('facts/genres.json', import.meta.url).href", 'server/seed/facts.ts'))
    expect(file).toBe('file:///house/server/seed/facts/genres.json')
  })

  it('asks for packages where npm put them', () => {
    const code = "import.meta.resolve('typebox')"
    expect(placed(code, 'server/main.ts')).toBe(code)
  })
})
