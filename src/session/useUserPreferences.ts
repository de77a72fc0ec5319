import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { isSettingNews } from '#kit/parts/settings/isSettingNews.ts'
import type { SessionData } from './loadSession.ts'
import type { PreferenceKeeper } from './preferenceKeeper.ts'
import type { PreferencePayload } from './preferences.ts'
import { isPreference } from './preferences.ts'

/**
 * Keeps preferences on the server, and in the session's data first: a new language draws everything anew, and must find there what was
 * just chosen. Other tabs and machines of the person follow; what could not be kept stays in effect and says so.
 */
export function useUserPreferences(keeper: PreferenceKeeper) {
  const { calls, actor, events, tab } = useConsole()
  const notice = useNotice()
  const translate = useTranslate()
  const queries = useQueryClient()
  const show = useCallback(
    (change: Partial<Setting>) =>
      queries.setQueryData<SessionData>(['session', actor.uid], (data) => {
        if (!data) return data
        const blank: Setting = { id: '', n: 'preferences', ct: '', t: 'preference', payload: null }
        const setting = { ...blank, ...data.settings.find(isPreference), ...change }
        return { ...data, settings: [...data.settings.filter((one) => !isPreference(one)), setting] }
      }),
    [queries, actor.uid],
  )
  const shown = useCallback(
    () => queries.getQueryData<SessionData>(['session', actor.uid])?.settings.find(isPreference),
    [queries, actor.uid],
  )
  useEffect(
    () =>
      events.subscribe((event) => {
        if (!isSettingNews(event, ['preference'], tab) || keeper.isKeeping()) return
        void calls
          .listSettings({ query: { t: 'preference' } })
          .then(([theirs]) => {
            if (theirs && !keeper.isKeeping() && !sameJson(theirs.payload, shown()?.payload)) show(theirs)
          })
          .catch(() => undefined)
      }),
    [events, calls, keeper, shown, show, tab],
  )
  return useCallback(
    async (payload: PreferencePayload): Promise<boolean> => {
      const keep = async (): Promise<boolean> => {
        try {
          const { id, ct } = await keeper.keep(payload, shown()?.id || undefined)
          show({ id, ct })
          return true
        } catch {
          notice('error', 'settings.notSaved', {
            duration: null,
            action: {
              label: translate('actions.tryAgain'),
              onClick: () => void keep().then((kept) => kept && notice('success', 'success.preferencesUpdated')),
            },
          })
          return false
        }
      }
      show({ payload })
      return keep()
    },
    [keeper, shown, show, notice, translate],
  )
}
