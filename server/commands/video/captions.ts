import { readCaptions as readVtt } from '#contract/rules/video/files/captions.ts'
import { CAPTION_PROBLEMS, MAX_CAPTIONS } from '#contract/values/captions.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { CaptionStore } from '../../stores/captionStore.ts'
import { visibleTitle } from '../../media/playedTitles.ts'
import { isTtml, readTtml } from './readTtml.ts'
import { lexemesOf } from './search/captionWords.ts'
import { titleOf } from './titleOf.ts'

/** A language tag as the forms have them. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

/** Which captions a title has, and those of one language. */
export const readCaptions: Command<'readCaptions'> = async (context, { params, query }) => {
  const { captions } = context.services
  const { id } = await visibleTitle(context, params.id)
  const tracks = await captions.tracks(id)
  const lang = tracks.find((track) => track.lang === query.lang)?.lang ?? tracks[0]?.lang
  if (lang === undefined) return { data: { tracks, captions: [] } }
  return { data: { tracks, lang, captions: await captions.read(id, lang) } }
}

/** Keeps the captions of a file in place of those that the language had; `stale` with its track where it has others now. */
export const saveCaptions: Command<'saveCaptions'> = async (context, { params, query, body }) => {
  const { actor, services } = context
  const { lang } = params
  if (!LANGUAGE.test(lang))
    throw new DomainError('malformed', { description: 'A language is named as in en or zh-Hans.' })
  const { captions, problems } = captionsIn(body.text)
  if (captions.length === 0) throw wrong('Nothing in this file is a caption of WebVTT, SubRip or TTML.')
  const words = lexemesOf(captions.map(({ text }) => text))
  if (captions.length > MAX_CAPTIONS) throw wrong(`A file has ${MAX_CAPTIONS} captions at most.`)
  const track = await services.idempotency.once(context, async () => {
    const { doc, urn } = await titleOf(context, query.cty, params.id)
    return async (stores) => {
      const kept = await stores.captions.save({ doc, lang, urn, captions, words, by: actor.name }, query.rev)
      if (!kept) throw await otherTrack(stores.captions, doc, lang)
      return kept
    }
  })
  return { data: { track, problems: problems.slice(0, CAPTION_PROBLEMS) } }
}

/** Throws those of a language away; `stale` with its track where it has others than those that were read. */
export const deleteCaptions: Command<'deleteCaptions'> = async (context, { params, query }) => {
  await context.services.idempotency.once(context, async () => {
    const { doc } = await titleOf(context, query.cty, params.id)
    return async ({ captions }) => {
      if (!(await captions.remove({ doc, lang: params.lang }, query.rev)))
        throw await otherTrack(captions, doc, params.lang)
      return null
    }
  })
  return { data: null }
}

const captionsIn = (text: string) => (isTtml(text) ? (readTtml(text) ?? NOTHING) : readVtt(text))
const NOTHING = { captions: [], problems: [] }

async function otherTrack(captions: Pick<CaptionStore, 'tracks'>, doc: string, lang: string): Promise<DomainError> {
  const theirs = (await captions.tracks(doc)).find((track) => track.lang === lang)
  return theirs ? new DomainError('stale', { data: theirs }) : new DomainError('notFound')
}

function wrong(description: string): DomainError {
  return new DomainError('invalid', { fields: [{ field: '/text', description }] })
}
