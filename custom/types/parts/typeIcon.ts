import { paths } from '#kit/parts/icons/paths.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'

/** Icons that type documents name by what they stand for; every other name is a drawing's own. */
const MEANT: Readonly<Record<string, IconName>> = {
  channel: 'monitor',
  episode: 'play',
  movie: 'film',
  season: 'layers',
  series: 'tv',
  shortVideo: 'bolt',
  trailer: 'megaphone',
}

export function typeIcon(name: unknown): IconName {
  if (typeof name !== 'string') return 'list'
  if (Object.hasOwn(MEANT, name)) return MEANT[name] as IconName
  return Object.hasOwn(paths, name) ? (name as IconName) : 'list'
}
