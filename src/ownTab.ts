import { tabName } from '#contract/rules/lock/tabName.ts'

const TAB = 'marquee-tab'
const BROWSER = 'marquee-browser'

type Locks = Pick<LockManager, 'request'>

/**
 * Names this tab for locks. The name survives a reload, so that a reload keeps the lock; a duplicated tab, which comes
 * with a copy of it, gets a name of its own. The browser's part tells one's own tabs from other machines.
 */
export async function ownTab(locks: Locks | undefined, newId: () => string): Promise<string> {
  const kept = sessionStorage.getItem(TAB)
  if (kept && (await hold(locks, kept))) return kept
  const fresh = tabName(browserName(newId), newId())
  sessionStorage.setItem(TAB, fresh)
  await hold(locks, fresh)
  return fresh
}

function browserName(newId: () => string): string {
  const kept = localStorage.getItem(BROWSER)
  if (kept) return kept
  const fresh = newId()
  localStorage.setItem(BROWSER, fresh)
  return fresh
}

/** False where another tab goes by this name already. Held as long as the page lives; without locks it is believed. */
function hold(locks: Locks | undefined, tab: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    locks
      .request(`${TAB} ${tab}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<void>(() => undefined) : undefined
      })
      .catch(() => resolve(true))
  })
}
