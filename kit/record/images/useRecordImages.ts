import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord, ImageMeta } from '#contract/schemas/contentRecord.ts'
import type { ImageInfo } from '#contract/schemas/images.ts'
import { imageSuffix, slotOf, type ImagePlace } from '#contract/values/images.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { Framing, ImageSlot, ImagesValue } from '#kit/parts/context/images.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { oneAfterAnother } from './oneAfterAnother.ts'

type ImageMetas = NonNullable<ContentRecord['ia_meta']>

/** A change that has been written: revision, names and sizes of what the version has now. */
export type ImagesChanged = { rev: number | undefined; ia: string[]; meta: ImageMetas }
/** What a call that changes images answers: an upload says what it filled, a new crop how all images stand now. */
type ImageAnswer = { rev: number | undefined; ia: string[]; image?: ImageInfo; filled?: string[]; meta?: ImageMetas }
/** The document of a write and what guards it. */
type ImageWrite = { id: string; urn: string; guards: { rev: number | undefined; lockNumber?: number | undefined } }

type Parts = {
  type: TypeSummary
  record: ContentRecord | undefined
  /** i18n key of the reason why nothing may be changed, or undefined. */
  whyNot: string | undefined
  /** What a write has to name, at the moment it goes out. */
  write?: () => ImageWrite['guards']
  onChanged?: (change: ImagesChanged) => void | Promise<void>
}

const NO_META: ImageMetas = {}
const NOTHING: readonly string[] = []
const unwritten = () => ({ rev: undefined })

/**
 * Images of a record for whatever draws them. They belong to the version (design 9 (21)): each upload and each removal
 * is a write of the document, whose new revision the open form takes over.
 */
export function useRecordImages({ type, record, whyNot, write = unwritten, onChanged }: Parts): ImagesValue {
  const { calls } = useConsole()
  const hasEditing = useServiceHas('imageEditing')
  const translate = useTranslate()
  const latest = useRef({ record, write, onChanged })
  useEffect(() => {
    latest.current = { record, write, onChanged }
  })
  const [queue] = useState(oneAfterAnother)
  const renewed = useTicket(calls)

  const change = useCallback(
    (send: (write: ImageWrite) => Promise<ImageAnswer>, signal?: AbortSignal) =>
      queue(async () => {
        const { record: present, write: guardsOf, onChanged: told } = latest.current
        if (!present) throw new Error(translate('editor.images.saveFirst'))
        const { id, urn } = present
        const answer = await send({ id, urn, guards: guardsOf() }).catch((error: unknown) => {
          throw new Error(wordsOf(error, translate), { cause: error })
        })
        const meta = answer.meta ?? metaAfter(latest.current.record?.ia_meta ?? NO_META, answer)
        await told?.({ rev: answer.rev, ia: answer.ia, meta })
        return { ia: answer.ia }
      }, signal),
    [queue, translate],
  )

  return useMemo(
    () => ({
      types: type.images?.types ?? NOTHING,
      ratios: type.images?.ratios ?? NOTHING,
      required: type.images?.required ?? NOTHING,
      canChange: whyNot === undefined,
      ...(whyNot === undefined ? {} : { why: translate(whyNot) }),
      // An address without a ticket would only be refused.
      urlOf: (name, width, whole) =>
        renewed > 0 ? addressOf(calls, record, name, { width, whole, png: type.images?.ext === 'png' }) : undefined,
      factsOf: (name) => factsOf(record?.ia_meta?.[name]),
      upload: ({ types, ratios, lang }, file, { onProgress, signal }) =>
        change(({ id, urn, guards }) => {
          const query = { urn, type: types.join(), ratio: ratios.join(), lang }
          return calls.uploadImage({ params: { id }, query, body: { file }, ...guards, signal, onProgress })
        }, signal),
      ...(hasEditing && {
        remove: (slot: ImageSlot) => change((write) => calls.removeImage(slotCall(slot, write))),
        frame: async (slot: ImageSlot, body: Framing) =>
          void (await change((write) => calls.frameImage({ ...slotCall(slot, write), body }))),
      }),
    }),
    [calls, hasEditing, change, record, renewed, translate, type, whyNot],
  )
}

/** The slot of a call that changes what is there. */
function slotCall({ type, ratio, lang }: ImagePlace, { id, urn, guards }: ImageWrite) {
  return { params: { id, imageType: `0-${ratio}` }, query: { urn, suffix: imageSuffix(type, lang) }, ...guards }
}

type Wanted = { width: number; whole: boolean | undefined; png: boolean }

function addressOf(
  calls: MarqueeDataProvider,
  record: ContentRecord | undefined,
  name: string,
  { width, whole = false, png }: Wanted,
) {
  const slot = slotOf(name)
  if (!record || !slot) return undefined
  const timestamp = record.ia_meta?.[name]?.ut ?? record.ut
  return calls.imageUrl({ id: record.id, ...slot, width, whole, png, key: record.key, timestamp })
}

function factsOf(meta: ImageMeta | undefined) {
  if (!meta) return undefined
  const { hash, width, height, size, ext, focal, crop } = meta
  return { hash, focal, crop, width, height, bytes: size, format: ext === 'png' ? 'PNG' : 'JPEG' }
}

function metaAfter(before: ImageMetas, { ia, image, filled = [] }: ImageAnswer): ImageMetas {
  const kept = Object.fromEntries(Object.entries(before).filter(([one]) => ia.includes(one)))
  if (!image) return kept
  const { hash, width, height, size, ext, ut } = image
  const meta: ImageMeta = { hash, width, height, size, ext: ext === 'png' ? 'png' : 'jpg', ut }
  return { ...kept, ...Object.fromEntries(filled.map((name) => [name, meta])) }
}

function wordsOf(error: unknown, translate: (key: string, values?: object) => string): string {
  const message = errorMessage(error)
  return message ? translate(message.key, { _: message.text ?? message.key }) : ''
}

const TICKET_LOOK_MS = 10 * 60_000

/** Addresses carry an hour's ticket: it is renewed while the record is open. The number grows with each renewal. */
function useTicket(calls: MarqueeDataProvider): number {
  const [renewed, setRenewed] = useState(0)
  useEffect(() => {
    const count = () => setRenewed((before) => before + 1)
    const renew = () => void calls.renewImageTicket().then(count, count)
    renew()
    const timer = setInterval(renew, TICKET_LOOK_MS)
    return () => clearInterval(timer)
  }, [calls])
  return renewed
}
