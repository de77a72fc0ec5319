import { ROOMS, roomOf } from './floorTable.ts'
import type { SourceFile } from './sourceFile.ts'

const README_CEILING = 30

/**
 * Rooms whose README is missing or too long to be read at the door.
 * @param readme gives the text of a room's README, if it has one
 */
export function roomsWithoutReadme(
  files: readonly SourceFile[],
  readme: (room: string) => string | undefined,
): string[] {
  const inhabited = files.map((file) => roomOf(file.path)).filter((room) => room !== undefined)
  const rooms = new Set([...Object.keys(ROOMS).filter((room) => room !== 'custom/*'), 'tests', ...inhabited])
  return [...rooms].flatMap((room) => {
    const text = readme(room)
    if (text === undefined) return [`${room} has no README.md`]
    const lines = text.trimEnd().split('\n').length
    return lines > README_CEILING ? [`${room}/README.md has ${lines} lines, ${README_CEILING} at most`] : []
  })
}
