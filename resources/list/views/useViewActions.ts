import { useTranslate } from 'ra-core'
import type { ListView } from '#contract/wire/calls/views.ts'
import type { ViewScope } from '#kit/parts/views/viewStorage.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { SavedView, ViewPreferences } from '#kit/parts/views/savedView.ts'
import { MOST_PINNED } from '#kit/parts/views/usePinnedViews.ts'
import { useViews } from '#kit/parts/views/useViews.ts'
import { freeName } from '#kit/parts/views/viewState.ts'
import { withMovedView, withPin, withStandard } from './viewPreferenceEdits.ts'

export type ViewActions = ReturnType<typeof useViewActions>

/** What one may do with views; each tells how it went. */
export function useViewActions() {
  const { views, preferences, storage, saveViewPreferences, refresh } = useViews()
  const notice = useNotice()
  const failed = useErrorNotice()
  const translate = useTranslate()

  const work = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await act()
      await refresh()
      return result
    } catch (error) {
      failed(error)
      await refresh()
      return undefined
    }
  }
  const changePreferences = (change: (preferences: ViewPreferences) => ViewPreferences) =>
    saveViewPreferences(change).catch(failed)
  const create = (name: string, view: ListView, scope: ViewScope = { scope: 'me' }) =>
    work(async () => {
      if (!storage) return undefined
      const { id } = await storage.create(name, view)
      if (scope.scope !== 'me') await storage.share(id, scope)
      notice('success', 'views.savedAs', { values: { name } })
      return id
    })
  const namesOf = (type: string) => views.filter((one) => one.view.cty === type && !one.owner).map(({ name }) => name)

  return {
    views,
    preferences,
    shares: storage?.shares ?? false,
    isReady: storage !== undefined,
    isOnServer: storage?.isOnServer ?? false,
    refresh,
    namesOf,
    create,
    save: ({ id, name }: SavedView, view: ListView) =>
      work(async () => {
        await storage?.save(id, view)
        notice('success', 'views.savedAs', { values: { name } })
        return id
      }),
    /** A new name, and whom the view is for. */
    change: (saved: SavedView, name: string, scope: ViewScope) =>
      work(async () => {
        if (name !== saved.name) await storage?.save(saved.id, saved.view, name)
        if (storage?.shares) await storage.share(saved.id, scope)
        return saved.id
      }),
    duplicate: ({ name, view }: SavedView) => create(freeName(name, namesOf(view.cty)), view),
    /** Gone at once; Undo makes it anew and puts it back where it was. */
    remove: (saved: SavedView) =>
      work(async () => {
        await storage?.remove(saved.id)
        const undo = () =>
          void create(saved.name, saved.view, saved.audience).then((id) => {
            if (id) void changePreferences((now) => withMovedView(now, saved.id, id))
          })
        notice('success', 'views.deleted', {
          values: { name: saved.name },
          action: { label: translate('views.undo'), onClick: undo },
        })
        return saved.id
      }),
    pin: (id: string, on: boolean) => {
      if (on && preferences.pinned.length >= MOST_PINNED) {
        notice('warning', 'views.full', { values: { max: MOST_PINNED } })
        return
      }
      void changePreferences((now) => withPin(now, id, on))
    },
    /** What the list opens with; undefined: as the type document has it. */
    setStandard: (type: string, id: string | undefined) => void changePreferences((now) => withStandard(now, type, id)),
  }
}
