import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useErrorNotice } from '#kit/errors/useErrorNotice.ts'
import { ImagesContext } from '#kit/images/ImagesContext.ts'
import { useRecordImages } from '#kit/images/useRecordImages.ts'
import type { ContentEditor } from './useContentEditor.ts'

/** Images of the record within the form: what is uploaded or removed is written at once and taken over by the form. */
export function EditorImages({ content, children }: { content: ContentEditor; children: ReactNode }) {
  const { type, record, mode, editor, lock } = content
  const tellError = useErrorNotice()
  const images = useRecordImages({
    type,
    record,
    whyNot: record ? (mode === 'read' ? 'editor.images.readOnly' : undefined) : 'editor.images.saveFirst',
    write: () => ({ rev: editor.state().record?.rev, lockNumber: lock.number() }),
    // The first change of a published record opens a draft: then more than the images has changed.
    onChanged: (change) => (record?.st === 'published' ? editor.refreshHead() : editor.adoptImages(change)),
    onError: tellError,
  })
  const locking = useMemo(
    () => ({
      ...images,
      upload: (...args: Parameters<typeof images.upload>) => {
        void lock.session?.take()
        images.upload(...args)
      },
    }),
    [images, lock.session],
  )
  return <ImagesContext value={locking}>{children}</ImagesContext>
}
