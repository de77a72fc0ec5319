import { airState } from '#contract/rules/availability/titleState.ts'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import type { Status } from '#contract/values/status.ts'
import type { StateName } from '#kit/parts/status/statusLook.ts'

/** Titles as data holds them, long and in every script, for the gallery and its pictures. */
export type SampleTitle = {
  title: string
  others: readonly { lang: string; n: string }[]
  missing?: string
  year: number
  state: StateName
  air: AirState
  lock?: { kind: 'mine' } | { kind: 'other'; name: string }
  updated: string
  by: string
}

export const NOW = Date.parse('2026-11-24T12:40:00Z')

function between(lws: string, lwe: string, st: Status = 'published'): AirState {
  return airState({ lws, lwe, st }, { now: NOW })
}

export const titles: readonly SampleTitle[] = [
  {
    title: 'Train to Busan Presents: Peninsula',
    others: [
      { lang: 'zh', n: '釜山行2：半岛' },
      { lang: 'ms', n: 'Semenanjung' },
      { lang: 'ta', n: 'ட்ரெயின் டு பூசன் ப்ரெசென்ட்ஸ்: பெனின்சுலா' },
    ],
    year: 2020,
    state: 'draft',
    air: between('2024-02-29T16:00:00Z', '2026-12-31T15:59:00Z'),
    lock: { kind: 'mine' },
    updated: '2026-11-24T12:31:00Z',
    by: 'Nurul Huda',
  },
  {
    title: 'Crouching Tiger, Hidden Dragon',
    others: [
      { lang: 'zh', n: '卧虎藏龙' },
      { lang: 'ms', n: 'Harimau Mendekam, Naga Tersembunyi' },
      { lang: 'ta', n: 'க்ரோச்சிங் டைகர், ஹிடன் டிராகன்' },
    ],
    year: 2000,
    state: 'published',
    air: between('2025-01-14T16:00:00Z', '2028-01-14T15:59:00Z'),
    updated: '2026-11-24T11:58:00Z',
    by: 'Arjun Pillai',
  },
  {
    title: 'Rajathi Raja Raja Kulothunga Raja Marthanda Raja Gambeera',
    others: [{ lang: 'ta', n: 'ராஜாதி ராஜ ராஜ குலோத்துங்க ராஜ மார்த்தாண்ட ராஜ கம்பீர காத்தவராய' }],
    missing: 'zh, ms missing',
    year: 1993,
    state: 'published',
    air: between('2026-01-31T16:00:00Z', '2026-11-30T12:00:00Z'),
    lock: { kind: 'other', name: 'Kavitha R.' },
    updated: '2026-11-24T11:40:00Z',
    by: 'Kavitha Raman',
  },
  {
    title: 'Integrity',
    others: [
      { lang: 'zh', n: '廉政风云：烟幕' },
      { lang: 'ms', n: 'Integriti' },
    ],
    missing: 'ta missing',
    year: 2019,
    state: 'processing',
    air: between('2026-12-03T16:00:00Z', '2028-12-03T15:59:00Z'),
    updated: '2026-11-24T10:12:00Z',
    by: 'Import',
  },
  {
    title: 'Donnie Brasco',
    others: [
      { lang: 'zh', n: '忠奸人' },
      { lang: 'ms', n: 'Donnie Brasco' },
    ],
    missing: 'ta missing',
    year: 1997,
    state: 'inProgress',
    air: between('2024-11-11T16:00:00Z', '2026-11-12T12:00:00Z'),
    updated: '2026-11-24T08:20:00Z',
    by: 'Arjun Pillai',
  },
  {
    title: 'Kaalidas',
    others: [
      { lang: 'ta', n: 'காளிதாஸ்' },
      { lang: 'zh', n: '卡利达斯' },
    ],
    year: 1931,
    state: 'archived',
    air: between('2021-12-31T16:00:00Z', '2024-12-31T15:59:00Z', 'archived'),
    updated: '2026-11-24T03:16:00Z',
    by: 'Kavitha Raman',
  },
]

export const texts = {
  save: {
    lang: 'en',
    n: 'Jung Seok, a former soldier, sets out on a mission to battle hordes in the Korean peninsula.',
  },
  zh: { lang: 'zh', n: '前军人郑硕与队友重返沦为废墟的朝鲜半岛，在末日后的荒原上与成群丧尸殊死搏斗。' },
  ms: { lang: 'ms', n: 'Jung Seok, bekas askar, kembali bersama pasukannya ke tanah gersang Semenanjung Korea.' },
  ta: { lang: 'ta', n: 'கொரிய தீபகற்பத்தின் தரிசு நிலங்களில் ஜாம்பிக்களின் கூட்டத்தை எதிர்த்துப் போரிடும் ஜங் சியோக்.' },
}

export const errors = [
  { code: 41440202, description: 'Schedule day was changed by someone else, revision 118 expected, 121 found' },
  { code: 413401, description: 'Gaps Present, Tue 16:15, 45 min' },
]

export const words = {
  saveError: 'Could not save the schedule',
  saveErrorWhy: 'Tue 24 Nov was changed by Arjun Pillai at 20:38. Nothing was lost: your 3 changes are kept here.',
  emptyTitle: 'No movie matches these filters',
  emptyWhy: '36,214 movies are hidden by Status Archived and Tamil name missing.',
  purgeTitle: 'Purge 3 titles?',
  purgeWhy: 'Payloads and images are erased. A tombstone and the audit stay.',
  movie: 'movie',
  merge: 'Merge your draft of Donnie Brasco',
  mergeWhy: 'Arjun Pillai saved V5 at 20:38 while you edited V4. 6 fields merged alone, 4 need you.',
  unsaved: 'Unsaved work found. 12 changes to Donnie Brasco.',
  offline: 'Offline. 3 changes wait to be sent.',
  published: 'Published in Rimba MY.',
  refused: 'All 7 refused: no permission.',
}
