import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { ImagesContext } from '#kit/parts/context/images.ts'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import { useRecordImages, type ImagesChanged } from '#kit/record/images/useRecordImages.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** Images of the record within the form: what is uploaded or removed is written at once and taken over by the form. */
export function EditorImages({ children }: { children: ReactNode }) {
  const { type, record, mode, editor, lock } = useContentEditor()
  /** The answer of an upload or a removal: revision and images of the record are the form's (calls.md section 10). */
  const adopt = ({ rev = record?.rev ?? 0, ia, meta: ia_meta }: ImagesChanged) => {
    const present = editor.state().record
    if (present) editor.adopt({ ...present, rev, ia, ia_meta }, { ia, ia_meta, rev })
  }
  const images = useRecordImages({
    type,
    record,
    whyNot: record ? (mode === 'read' ? 'editor.images.readOnly' : undefined) : 'editor.images.saveFirst',
    write: () => ({ rev: editor.state().record?.rev, lockNumber: lock.number() }),
    // The first change of a published record opens a draft: then more than the images has changed.
    onChanged: (change) => (record?.st === 'published' ? editor.refreshHead() : adopt(change)),
  })
  const { session } = lock
  const locking = useMemo((): ImagesValue => {
    const { remove, frame } = images
    return {
      ...images,
      // An upload is an intent to edit like any other.
      upload: async (...args) => {
        await session?.take()
        return editor.outside(() => images.upload(...args))
      },
      remove: remove && ((slot) => editor.outside(() => remove(slot))),
      frame:
        frame &&
        (async (...args) => {
          await session?.take()
          return editor.outside(() => frame(...args))
        }),
    }
  }, [images, session, editor])
  return <ImagesContext value={locking}>{children}</ImagesContext>
}
