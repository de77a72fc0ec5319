import { useLocale, useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { mayAdd } from '#kit/record/actions/mayAdd.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { addPath } from '#kit/parts/routes/paths.ts'
import { isNarrowed, STATUS_TABS, statusOf, withStatus } from '../listState.ts'
import { useShownList } from '../useShownList.ts'

/** Keys of the rows (`gridKeys`), and the word for what they do. */
const KEYS = {
  'ArrowUp ArrowDown': 'table.keys.move',
  'ArrowLeft ArrowRight': 'table.keys.cells',
  'Home End': 'table.keys.ends',
  'PageUp PageDown': 'table.keys.pages',
  Enter: 'table.keys.open',
  'Mod+Enter': 'table.keys.newTab',
  P: 'table.keys.preview',
  Space: 'table.keys.select',
  'Shift+ArrowUp Shift+ArrowDown': 'table.keys.range',
  'Mod+A': 'table.keys.page',
  Escape: 'table.keys.clear',
} as const

/** What a list offers to palette and sheet of shortcuts; its columns, filters and views offer themselves. */
export function useListCommands(type: TypeSummary): void {
  const list = useShownList()
  const translate = useTranslate()
  const { may, product } = useConsole()
  const language = interfaceLanguage(useLocale())
  const { filter, setFilter } = list
  const tabs = STATUS_TABS.filter((status) => status !== statusOf(filter)).map((status): Command => ({
    id: `list.status.${status}`,
    group: 'page',
    label: translate('palette.showStatus', {
      status: translate(status === 'all' ? 'list.tabs.all' : `status.${statusName(status, type.area)}`),
    }),
    icon: 'list',
    act: { run: () => setFilter(withStatus(filter, status)) },
  }))
  const added: Command = {
    id: `add:${type.type}`,
    group: 'page',
    label: translate('list.newItem', { type: textIn(type.labels.one, language) }),
    icon: 'plus',
    act: { to: addPath(product, type) },
  }
  const search: Command = {
    id: 'list.search',
    group: 'page',
    label: translate('table.keys.search'),
    icon: 'search',
    keys: '/',
    act: { run: () => document.querySelector<HTMLElement>('[data-list-search]')?.focus() },
  }
  const clear: Command = {
    id: 'list.clear',
    group: 'page',
    label: translate('list.clearAll'),
    icon: 'close',
    act: { run: () => setFilter({}) },
  }
  const keyLists = useKeyList('list', 'palette.keys.list', KEYS)
  useCommands(
    [...(mayAdd(type, may) ? [added] : []), search, ...(isNarrowed(filter) ? [clear] : []), ...tabs],
    keyLists,
  )
}
