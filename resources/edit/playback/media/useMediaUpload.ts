import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { UploadedMedia } from '#contract/schemas/media.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useContentEditor } from '../../useContentEditor.ts'

/** How an upload stands. */
export type MediaUpload =
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'done'; name: string; media: UploadedMedia }
  | { kind: 'refused'; name: string; why: string }

/**
 * Uploads files of at most `most` bytes, where that is known, into the open title, one after another. Each is a write of its draft under revision and lock; what has
 * been typed meanwhile stays. A file that is cancelled or refused leaves nothing behind and ends the row.
 */
export function useMediaUpload(most: number | undefined) {
  const { calls } = useConsole()
  const translate = useTranslate()
  const format = useFormat()
  const { type, record, editor, lock } = useContentEditor()
  const [state, setState] = useState<MediaUpload>()
  const running = useRef<AbortController>(undefined)
  // Who leaves the title takes the upload back: nobody would see what becomes of it.
  useEffect(() => () => running.current?.abort(), [])

  const whyTooLarge = (limit: number) => translate('playback.media.tooLarge', { size: format.bytes(limit) })
  const whyOf = (error: unknown): string | undefined => {
    const message = errorMessage(error)
    if (!message) return undefined
    const limit = message.values?.limit
    if (message.code === 'tooLarge' && typeof limit === 'number') return whyTooLarge(limit)
    return translate(message.key, { ...message.values, _: message.text ?? message.key })
  }

  const send = async (file: File, id: string, signal: AbortSignal): Promise<UploadedMedia> => {
    await lock.session?.take()
    return editor.outside(async () => {
      const media = await calls.uploadMedia({
        params: { id },
        query: { cty: type.type },
        body: file,
        rev: editor.state().record?.rev,
        lockNumber: lock.number(),
        signal,
        onProgress: (share) => setState({ kind: 'sending', name: file.name, share }),
      })
      await editor.refreshHead()
      return media
    })
  }

  const upload = async (files: readonly File[]): Promise<void> => {
    if (!record || running.current) return
    const controller = new AbortController()
    running.current = controller
    for (const file of files) {
      const { name } = file
      if (most !== undefined && file.size > most) {
        setState({ kind: 'refused', name, why: whyTooLarge(most) })
        break
      }
      setState({ kind: 'sending', name, share: 0 })
      try {
        setState({ kind: 'done', name, media: await send(file, record.id, controller.signal) })
      } catch (error) {
        const why = whyOf(error)
        setState(why === undefined ? undefined : { kind: 'refused', name, why })
        break
      }
    }
    running.current = undefined
  }
  return { state, upload, cancel: () => running.current?.abort() }
}
