import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { isSettingNews } from '#kit/parts/settings/isSettingNews.ts'
import { keepSetting } from '#kit/parts/settings/keepSetting.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { lookFrom } from '#kit/parts/theme/lookSettings.ts'
import { GUEST_LOOK_KEY, guestLook, keepGuestLook, lastLook, rememberLook } from '#kit/parts/theme/lookStorage.ts'
import type { SessionData } from './loadSession.ts'

/** A choice is stored once the user has stopped choosing for this long. */
const QUIET_MS = 500

/** Two stored looks say the same, in whatever order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(lookFrom(one)) === JSON.stringify(lookFrom(other))
const isTheme = ({ t }: Setting) => t === 'theme'

/**
 * Joins the look to whoever is signed in: takes over what is kept, keeps what is chosen, follows the user's other tabs.
 * Users without roles keep it in this browser, all others on the server (specification section 6). Draws nothing.
 */
export function KeptLook({ settings }: { settings: readonly Setting[] }) {
  const { roles } = useViewAs().own
  return roles.length === 0 ? <GuestLook /> : <UserLook settings={settings} />
}

function GuestLook() {
  const notice = useNotice()
  const { look, choices, adopt } = useLookSettings()
  const take = useEffectEvent(() => adopt(guestLook() ?? lookFrom(undefined)))
  useEffect(() => {
    take()
    const follow = ({ key }: StorageEvent) => key === GUEST_LOOK_KEY && take()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const keep = useEffectEvent(() => {
    rememberLook(look)
    if (!keepGuestLook(look)) notice('warning', 'looks.notKept')
  })
  useEffect(() => {
    if (choices > 0) keep()
  }, [choices])
  return null
}

function UserLook({ settings }: { settings: readonly Setting[] }) {
  const notice = useNotice()
  const client = useQueryClient()
  const { calls, events, tab } = useConsole()
  const { own, roles: shownAs } = useViewAs()
  const { look, choices, adopt } = useLookSettings()
  const [kept, setKept] = useState(choices)
  const stored = useRef(settings.find(isTheme))
  const remember = useCallback(
    (setting: Setting) => {
      stored.current = setting
      // A change of language draws the session anew from this data: it must find the latest.
      client.setQueryData<SessionData>(
        ['session', own.uid],
        (data) => data && { ...data, settings: [...data.settings.filter((one) => !isTheme(one)), setting] },
      )
    },
    [client, own.uid],
  )

  const settle = useEffectEvent((through: number) => {
    setKept(through)
    // What was chosen meanwhile is still to be stored, and stays marked as such.
    if (through === choices) rememberLook(look)
  })
  const save = useEffectEvent(async () => {
    const through = choices
    try {
      remember(await keepSetting(calls, 'theme', stored.current?.id, look))
      settle(through)
    } catch {
      notice('warning', 'looks.notKept')
    }
  })
  const start = useEffectEvent(() => {
    const last = lastLook()
    // What could not be stored the last time is still what this person has chosen.
    if (last.unkeptOf === own.uid) void save()
    else adopt(lookFrom(stored.current?.payload))
  })
  useEffect(() => start(), [])

  const isChosen = choices !== kept && choices > 0
  const hold = useEffectEvent(() => rememberLook(look, own.uid))
  useEffect(() => {
    if (!isChosen) return
    hold()
    // While the console is shown as another role sees it, nothing is written.
    if (shownAs) return
    const timer = setTimeout(() => void save(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [choices, isChosen, shownAs])

  const take = useEffectEvent((setting: Setting | undefined) => {
    if (!setting || isChosen || isSame(setting.payload, stored.current?.payload)) return
    remember(setting)
    adopt(lookFrom(setting.payload))
  })
  const follow = useEffectEvent(
    () =>
      void calls.listSettings({ query: { t: 'theme' } }).then(
        ([setting]) => take(setting),
        () => undefined,
      ),
  )
  useEffect(
    () =>
      events.subscribe((event) => {
        if (isSettingNews(event, ['theme'], tab)) follow()
      }),
    [events, tab],
  )
  return null
}
