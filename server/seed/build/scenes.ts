import type { SceneFact } from '../facts.ts'
import { readGzip } from './readGzip.ts'

type Scene = { sceneStart: string; sceneEnd: string; location: string; subLocation?: string; characters: string[] }
type Episode = { seasonNum: number; episodeNum: number; scenes: Scene[] }

const EPISODES = 6
const SHORTEST_MS = 60_000
const CAST = 6

/** Scenes of the first episodes of Game of Thrones that last a minute or longer: points, places, characters. */
export function sceneFacts(folder: string): SceneFact[] {
  const episodes = JSON.parse(readGzip(folder, 'tv/got-s1-4-episodes-with-scenes.json.gz')) as Episode[]
  return episodes
    .filter(({ seasonNum, episodeNum }) => seasonNum === 1 && episodeNum <= EPISODES)
    .flatMap(({ seasonNum, episodeNum, scenes }) =>
      scenes
        .map(({ sceneStart, sceneEnd, location, subLocation, characters }): SceneFact => ({
          season: seasonNum,
          episode: episodeNum,
          start: msOf(sceneStart),
          end: msOf(sceneEnd),
          place: location,
          ...(subLocation && { within: subLocation }),
          characters: [...new Set(characters)].slice(0, CAST),
        }))
        .filter(({ start, end }) => end - start >= SHORTEST_MS),
    )
}

/** 'H:MM:SS' */
function msOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
}
