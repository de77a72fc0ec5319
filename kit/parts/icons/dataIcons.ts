import { isIconName } from './paths.ts'
import type { IconName } from './paths.ts'

/** Icons that type documents and menus name by what they stand for, with the drawing used for each. */
const DRAWINGS: Readonly<Record<string, IconName>> = {
  movie: 'film',
  shortVideo: 'play',
  series: 'layers',
  season: 'list',
  episode: 'play',
  trailer: 'carousel',
  webSeries: 'globe',
  show: 'lanes',
  special: 'star',
  podcast: 'microphone',
  vodcast: 'monitor',
  bonus: 'plus',
  song: 'note',
  scene: 'clapper',
  chapter: 'bookmark',
  preview: 'eye',
  promo: 'megaphone',
  bumper: 'spark',
  filler: 'loop',
  channel: 'tv',
  sport: 'ball',
  sportShow: 'tv',
  sportEvent: 'ball',
  highlight: 'star',
  clip: 'scissors',
  live: 'broadcast',
  multicam: 'camera',
  league: 'trophy',
  team: 'users',
  player: 'user',
  place: 'pin',
  promotion: 'megaphone',
  sponsorship: 'heart',
  bundle: 'ticket',
  app: 'phone',
  event: 'calendar',
  asset: 'image',
}

/** The icon that data names; a name that we do not draw gives the film, so that a new type always has one. */
export function dataIcon(name: string | undefined): IconName {
  if (isIconName(name)) return name
  return (name && Object.hasOwn(DRAWINGS, name) && DRAWINGS[name]) || 'film'
}
