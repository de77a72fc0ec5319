import type { Payload } from '../../stores/documents/documentFacts.ts'
import { pick, type Random } from '../random.ts'

const DAY_MS = 86_400_000
const NOTES = [
  'Master replaced after the quality check.',
  'Second audio track on its way.',
  'Ask the provider for a wider banner.',
  'Licence extended by mail, papers to follow.',
  'Keep off the front page until the premiere.',
]

type Texts = { lang: string; n: string }[]

/** What an editor may change in a title: one of a few things that editors do. */
export function revise(payload: Payload, random: Random): Payload {
  const edits: ((old: Payload) => Payload)[] = [
    (old) => ({ ...old, el_no: pick(random, NOTES) }),
    (old) => ({ ...old, vce: old.vce === false }),
    longerLicence,
    shorterText,
    (old) => ({ ...old, prd: ['rimba-my', 'rimba-sg'] }),
    (old) => ({ ...old, losn: (old.lon as Texts).slice(0, 1).map(({ lang, n }) => ({ lang, n: n.slice(0, 40) })) }),
  ]
  const [first, second] = [pick(random, edits), pick(random, edits)]
  const revised = second(first(payload))
  return JSON.stringify(revised) === JSON.stringify(payload) ? { ...revised, el_no: NOTES[0] } : revised
}

function longerLicence(old: Payload): Payload {
  if (typeof old.lwe !== 'string') return old
  return { ...old, lwe: new Date(Date.parse(old.lwe) + 180 * DAY_MS).toISOString() }
}

/** Cuts the English description to its first sentence. */
function shorterText(old: Payload): Payload {
  if (!Array.isArray(old.lod)) return old
  const lod = (old.lod as Texts).map((text) =>
    text.lang === 'en' && text.n.indexOf('. ') > 0 ? { ...text, n: text.n.slice(0, text.n.indexOf('. ') + 1) } : text,
  )
  return { ...old, lod }
}
