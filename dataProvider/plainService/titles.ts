import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { ApiError } from '../apiError.ts'
import type { PlainCall, PlainContext } from './plainCall.ts'

/** One version by its key, as the specification reads titles by keys. */
async function versionOf({ direct }: PlainContext, key: string): Promise<ContentRecord> {
  const [found] = await direct.readByKeys({ query: { keys: key, info: 'full' } })
  if (!found) throw new ApiError('refused', 'readVersion', { status: 404 })
  return found as ContentRecord
}

export const readVersion: PlainCall<'readVersion'> = (context, { params }) => versionOf(context, params?.key ?? '')

/** An old version becomes the draft by saving its text as the draft. */
export const restoreVersion: PlainCall<'restoreVersion'> = async (context, { params, signal }) => {
  const { type = '', id = '', key = '' } = params ?? {}
  const version = await versionOf(context, key)
  return context.direct.saveContent({ params: { type, id }, body: { ...payloadOf(version), st: 'draft' }, signal })
}

/** The counts of the configured types, one by one; a type that cannot be counted has no number. */
export const countAllContent: PlainCall<'countAllContent'> = async ({ direct, types }, { query, signal }) => {
  const { types: named, st } = query ?? {}
  const wanted = named ? named.split(',') : types.map(({ type }) => type)
  const counted = await Promise.all(
    wanted.map((type) => direct.countContent({ params: { type }, query: { st }, signal }).catch(() => [])),
  )
  return counted.flat()
}

/**
 * A save names the whole text, as the specification has it: what only moves a title goes with the text as it stands.
 * 'Submit and approve' is the second save that follows the first (section 4).
 */
export const saveContent: PlainCall<'saveContent'> = async ({ direct }, { params, query, body, signal }) => {
  const { type = '', id = '' } = params ?? {}
  const { st, ...sent } = body as Readonly<Record<string, unknown>>
  const text =
    Object.keys(sent).length > 0 ? sent : payloadOf(await direct.getContent({ params: { type, id }, signal }))
  const save = (status: unknown) => direct.saveContent({ params: { type, id }, body: { ...text, st: status }, signal })
  const saved = await save(st)
  return query?.approval === 'true' ? save('published') : saved
}
