import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { barrels } from './barrels.ts'
import { COMPONENT_CEILING, FUNCTION_CEILING, functionCount, longFunctions } from './functionLengths.ts'
import { importCycles } from './importCycles.ts'
import { roomsWithoutReadme } from './readmes.ts'
import { repository, repositoryFiles } from './repositoryFiles.ts'
import { FILE_CEILING, FILE_P90, ninetiethPercentile, tooLong } from './sizes.ts'
import { wallBreaches } from './wallBreaches.ts'

const files = repositoryFiles()

function readme(room: string): string | undefined {
  const file = join(repository, room, 'README.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

describe('the house', () => {
  it('imports only what the floor table allows', () => {
    expect(wallBreaches(files)).toEqual([])
  })

  it('has no ring of imports, type imports counted', () => {
    expect(importCycles(files)).toEqual([])
  })

  it('has no barrel: everybody imports the exact file', () => {
    expect(barrels(files)).toEqual([])
  })

  it(`has no file over ${FILE_CEILING} lines`, () => {
    expect(tooLong(files)).toEqual([])
  })

  it(`keeps nine of ten source files within ${FILE_P90} lines`, () => {
    expect(ninetiethPercentile(files)).toBeLessThan(FILE_P90)
  })

  it('has a short README at the door of every room', () => {
    expect(roomsWithoutReadme(files, readme)).toEqual([])
  })

  it(`keeps ninety-nine of a hundred functions within ${FUNCTION_CEILING} lines, components within ${COMPONENT_CEILING}`, () => {
    const long = longFunctions(files)
    if (long.length > 0) console.info(`Long functions:\n  ${long.join('\n  ')}`)
    expect(long.length / functionCount(files)).toBeLessThan(0.01)
  })
})
