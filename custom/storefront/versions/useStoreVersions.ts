import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useVersions, type Versions } from '#kit/record/versions/useVersions.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** The versions of the page, or of the container that is opened by itself; `old` are those that nobody works on or sees. */
export function useStoreVersions(): Versions & { old: Versions['versions'] } {
  const { calls } = useConsole()
  const { target } = useRecordEditor()
  const { only } = useStorefront()
  const list = useVersions(target, (id, signal) =>
    only === undefined
      ? calls.listPageVersions({ params: { id }, query: {}, signal })
      : calls.listContainerVersions({ params: { id }, query: {}, signal }),
  )
  return { ...list, old: list.versions.filter(({ live }) => !live) }
}
