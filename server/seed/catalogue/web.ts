import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf, wholeBetween } from '../random.ts'
import { inFour } from '../words/four.ts'
import { SEASON_NAMES } from '../words/templates.ts'
import { WEB_SERIES } from '../words/web.ts'
import { madeTitle, type Making } from './madeTitle.ts'
import { namesOf } from './sport/games.ts'
import { PRODUCTS } from './windows.ts'

const FIRST_SERIES = 55_000
const FIRST_SEASON = 55_100
const FIRST_EPISODE = 55_200
const MINUTE_MS = 60_000

type Web = Record<'webseries' | 'webseason' | 'webepisode', LoadedDocument[]>

/** Series made for the web with their seasons and episodes. */
export function webDocuments(making: Making): Web {
  const made: Web = { webseries: [], webseason: [], webepisode: [] }
  for (const words of WEB_SERIES) {
    const { name, genres, year, frame, outlet, minutes } = words
    const path = name[0].toLowerCase().replaceAll(' ', '-')
    const common = {
      prd: [...PRODUCTS],
      gnr: [...genres],
      rat: [{ v: 'PG13', system: 'IMDA' }],
      pn: 'Lorong Media',
      pkg_id: path,
    }
    const release = { web_pt: outlet, orn: frame }
    const pictures = { genres, slots: ['0-16x9', '0-16x9-Cover'], isLicensed: true }
    const series = madeTitle(
      {
        nth: FIRST_SERIES + made.webseries.length,
        seed: `web ${path}`,
        names: inFour(name),
        about: inFour(words.about),
        ...pictures,
        own: { ...common, ...release, web_u: `https://shorts.example.org/${path}`, yr: year, prt_ic: 'true' },
        fate: 'published',
      },
      making,
    )
    made.webseries.push(series)
    words.seasons.forEach((episodes, at) => {
      const place = { yr: year + at, ssn_n: at + 1 }
      const season = madeTitle(
        {
          nth: FIRST_SEASON + made.webseason.length,
          seed: `web ${path} ${at}`,
          names: namesOf(
            Object.fromEntries(
              Object.entries(SEASON_NAMES).map(([lang, text]) => [lang, text.replace('{n}', String(at + 1))]),
            ) as typeof SEASON_NAMES,
            { name: inFour(name) },
          ),
          ...pictures,
          own: { ...common, ...place, parent: series.id, prt_ic: 'true' },
          fate: 'published',
        },
        making,
      )
      made.webseason.push(season)
      episodes.forEach((episode, nth) => {
        const random = randomFrom(seedOf(`web ${path} ${at} ${nth}`))
        const rt = minutes * MINUTE_MS + wholeBetween(random, -90, 90) * 1000
        made.webepisode.push(
          madeTitle(
            {
              nth: FIRST_EPISODE + made.webepisode.length,
              seed: `web ${path} ${at} ${nth} art`,
              names: inFour(episode),
              ...pictures,
              slots: ['0-16x9'],
              own: {
                ...common,
                ...release,
                ...place,
                web_u: `https://shorts.example.org/${path}/${at + 1}/${nth + 1}`,
                rt,
                parent: season.id,
                eps_n: nth + 1,
                sg: [{ seg_ty: 'vod', dur: rt, sp: 0, ep: rt, fps: 30 }],
              },
            },
            making,
          ),
        )
      })
    })
  }
  return made
}
