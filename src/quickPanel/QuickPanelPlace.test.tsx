import { afterEach, expect, it } from 'vitest'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { QuickPanelPlace } from './QuickPanelPlace.tsx'
import { setQuickPanelOpen } from './quickPanelState.ts'

const kept = () => sessionStorage.getItem('marquee-quick-panel')

afterEach(() => setQuickPanelOpen(false))

it('is not over the page that a narrow screen has just opened, however it was left', async () => {
  setQuickPanelOpen(true)
  await showInConsole(<QuickPanelPlace narrow />)
  expect(kept()).toBeNull()
})
