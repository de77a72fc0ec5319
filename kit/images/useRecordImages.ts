import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord, ImageMeta } from '#contract/schemas/contentRecord.ts'
import { imageName } from '#contract/values/images.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import type { ImageChange, MarqueeDataProvider } from '../context/providerTypes.ts'
import type { ImageSlot, ImageUpload, RecordImages } from './ImagesContext.ts'
import { createImageQueue } from './imageQueue.ts'
import type { ImageMetas, Uploading } from './imageQueue.ts'

export type { ImageMetas }

type Parts = {
  type: TypeSummary
  record: ContentRecord | undefined
  /** i18n key of the reason why nothing may be changed, or undefined. */
  whyNot: string | undefined
  /** What a write has to name, at the moment it goes out. */
  write: () => { rev: number | undefined; lockNumber: number | undefined }
  /** A change has been written: revision, names and sizes of what the version has now. */
  onChanged: (change: { rev: number | undefined; ia: string[]; meta: ImageMetas }) => void | Promise<void>
  onError: (error: unknown) => void
}

const NO_META: ImageMetas = {}
/** Channel artwork keeps transparency (specification section 7). */
const isPng = (record: ContentRecord) => record.cty === 'channel'

/** Images of the open record: addresses, uploads with progress, removals; each change is a write of the document. */
export function useRecordImages({ type, record, whyNot, write, onChanged, onError }: Parts): RecordImages {
  const { calls } = useConsole()
  const [uploads, setUploads] = useState<ReadonlyMap<string, Uploading>>(new Map())
  const latest = useRef({ record, write, onChanged })
  useEffect(() => {
    latest.current = { record, write, onChanged }
  })
  const [queue] = useState(() => createImageQueue(setUploads))
  useEffect(() => queue.stop, [queue])
  useTicket(calls)

  const change = useCallback(async (slot: ImageSlot, work: (parts: WriteParts) => Promise<ImageChange>) => {
    const { record: present, write: named, onChanged: told } = latest.current
    if (!present) return
    const answer = await work({ id: present.id, urn: present.urn, ...named() })
    const name = imageName(slot.type, slot.ratio)
    const meta = metaAfter(latest.current.record?.ia_meta ?? NO_META, name, answer)
    await told({ rev: answer.rev, ia: answer.ia, meta })
  }, [])

  return useMemo(() => {
    const nameOf = (slot: ImageSlot) => imageName(slot.type, slot.ratio)
    const has = (slot: ImageSlot) => record?.ia?.includes(nameOf(slot)) ?? false
    const start = (slot: ImageSlot, file: File) =>
      queue.add(nameOf(slot), file, (signal, onProgress) =>
        change(slot, (parts) => calls.uploadImage(file, slot.type, slot.ratio, { ...parts, signal, onProgress })),
      )
    return {
      types: type.images?.types ?? [],
      ratios: type.images?.ratios ?? [],
      required: type.images?.required ?? [],
      whyNot,
      accept: 'image/jpeg,image/png',
      has,
      meta: (slot) => record?.ia_meta?.[nameOf(slot)],
      url: (slot, width) => {
        if (!record || !has(slot)) return undefined
        const timestamp = record.ia_meta?.[nameOf(slot)]?.hash ?? record.ut
        return calls.imageUrl({ id: record.id, ...slot, width, png: isPng(record), key: record.key, timestamp })
      },
      pending: (slot): ImageUpload | undefined => uploads.get(nameOf(slot)),
      upload: start,
      remove: (slot) => change(slot, (parts) => calls.removeImage(slot.type, slot.ratio, parts)).catch(onError),
    }
  }, [calls, change, onError, queue, record, type, uploads, whyNot])
}

type WriteParts = { id: string; urn: string; rev: number | undefined; lockNumber: number | undefined }

function metaAfter(before: ImageMetas, name: string, { ia, image }: ImageChange): ImageMetas {
  const kept = Object.fromEntries(Object.entries(before).filter(([one]) => ia.includes(one)))
  if (!image) return kept
  const { hash, width, height, size, ext, ut } = image
  return { ...kept, [name]: { hash, width, height, size, ext: ext === 'png' ? 'png' : 'jpg', ut } satisfies ImageMeta }
}

const TICKET_LOOK_MS = 10 * 60_000

/** Addresses carry an hour's ticket: it is renewed while the record is open. */
function useTicket(calls: MarqueeDataProvider): void {
  const [, setRenewed] = useState(0)
  useEffect(() => {
    const renew = () =>
      void calls.readImageTicket().then(
        () => setRenewed((count) => count + 1),
        () => undefined,
      )
    renew()
    const timer = setInterval(renew, TICKET_LOOK_MS)
    return () => clearInterval(timer)
  }, [calls])
}
