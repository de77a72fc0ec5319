import { afterEach, expect, it, vi } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { ShellData } from '../session/SessionContext.ts'
import { SessionContext } from '../session/SessionContext.ts'
import { usePageCommands } from './usePageCommands.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const link = (id: string, path: string) => ({ id, kind: 'link' as const, label: label(id), path })
const menu: MenuConfig = {
  sections: [
    {
      id: 'help',
      label: label('Help'),
      icon: 'info',
      items: [link('handbook', 'https://help.example/'), link('trap', 'javascript:alert(1)')],
    },
  ],
}
const session = { menu, disabled: new Set<string>(), menuDocument: undefined } as unknown as ShellData
const calls = new Proxy({}, { get: () => () => Promise.resolve([]) }) as ConsoleValue['calls']
const events = { subscribe: () => () => undefined } as unknown as ConsoleValue['events']

afterEach(() => vi.restoreAllMocks())

it('leads to web addresses of other sites and to no script that a menu was made to hold', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  let commands: readonly Command[] = []
  const Watch = () => {
    commands = usePageCommands()
    return null
  }
  await showInConsole(
    <SessionContext value={session}>
      <Watch />
    </SessionContext>,
    { calls, events },
  )
  const find = (id: string) => commands.find((one) => one.id === `page:${id}`)
  for (const id of ['handbook', 'trap']) {
    const act = find(id)?.act
    if (act && 'run' in act) act.run()
  }
  expect(opened.mock.calls.map(([address]) => address)).toEqual(['https://help.example/'])
  expect(find('handbook')?.why).toBeUndefined()
  expect(find('trap')?.why).toBe('Link not opened: only http and https addresses are followed')
})

it('leads to what waits for an approval, for whoever may approve anything', async () => {
  const listed = async (may: () => boolean) => {
    let commands: readonly Command[] = []
    const Watch = () => {
      commands = usePageCommands()
      return null
    }
    const { unmount } = await showInConsole(
      <SessionContext value={session}>
        <Watch />
      </SessionContext>,
      { calls, events, may, types: [summaryOf(aType())] },
    )
    unmount()
    return commands.find(({ id }) => id === 'page:waiting')?.act
  }
  expect(await listed(() => true)).toEqual({ to: '/apps/rimba-my/dashboards/waiting' })
  expect(await listed(() => false)).toBeUndefined()
})
