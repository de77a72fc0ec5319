import { useTranslate } from 'ra-core'
import { can } from '#contract/rules/access/can.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Extension } from '#kit/parts/extension/Extension.ts'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { inProduct, OWN } from '#kit/parts/routes/paths.ts'
import { labelOf } from './labelOf.ts'

/** What extensions offer to the palette: their pages, the lists of their own resources, and their own commands. */
export function ExtensionCommands() {
  return useExtensions().map((extension) => <CommandsOf key={extension.name} extension={extension} />)
}

const NO_COMMANDS = (): readonly Command[] => []

function CommandsOf({ extension }: { extension: Extension }) {
  const { useCommands: useOwnCommands = NO_COMMANDS } = extension
  useCommands([...usePlaces(extension), ...useOwnCommands()])
  return null
}

function usePlaces({ pages = [], resources = [] }: Extension): Command[] {
  const translate = useTranslate()
  const { actor, product, types } = useConsole()
  const shown = pages.filter(({ needs }) => !needs || can(actor, needs.page, needs.action))
  const own = resources.filter(
    ({ name, list, page }) => list && !types.some(({ type }) => type === name) && (!page || can(actor, page, 'view')),
  )
  return [
    ...shown.map(({ path, title, icon }): Command => ({
      id: `page:${path}`,
      group: 'pages',
      label: translate(title),
      ...(icon ? { icon } : {}),
      act: { to: inProduct(product, path) },
    })),
    ...own.map((resource): Command => ({
      id: `resource:${resource.name}`,
      group: 'pages',
      label: translate(labelOf(resource)),
      icon: 'list',
      act: { to: inProduct(product, `${OWN}/${resource.name}`) },
    })),
  ]
}
