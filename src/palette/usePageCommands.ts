import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Language } from '#contract/values/languages.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { isRetired } from '#contract/registry/typeDocument.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { mayAdd, mayImport } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { dataIcon } from '#kit/parts/icons/dataIcons.ts'
import { safeLinkAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { addPath, importPath, listPath, profilePath, waitingPath } from '#kit/parts/routes/paths.ts'
import { useViews } from '#kit/parts/views/useViews.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import type { MenuLink, MenuNode, OffReason, ShownSection } from '../layout/menuModel.ts'
import { useMenu } from '../layout/useMenu.ts'

/** Every page that this person may open: those of the menu, the add screens of types, the profile, saved views. */
export function usePageCommands(): readonly Command[] {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { types, may, product, extensions } = useConsole()
  const { sections, lockedBy } = useMenu()
  const { views } = useViews()
  return useMemo(() => {
    const off = {
      locked: translate('shell.menuLocked', { name: lockedBy }),
      disabled: translate('shell.offInSettings'),
      unsafe: translate('states.unsafeLink'),
    }
    const added = types
      .filter((type) => !isRetired(type) && mayAdd(type, may))
      .map((type): Command => ({
        id: `add:${type.type}`,
        group: 'pages',
        label: translate('list.newItem', { type: textIn(type.labels.one, language) }),
        note: textIn(type.labels.many, language),
        icon: 'plus',
        act: { to: addPath(product, type) },
      }))
    const imported = types
      .filter((type) => !isRetired(type) && mayImport(type, { may, extensions }))
      .map((type): Command => ({
        id: `import:${type.type}`,
        group: 'pages',
        label: translate('list.importTypes', { types: textIn(type.labels.many, language) }),
        note: textIn(type.labels.many, language),
        icon: 'upload',
        act: { to: importPath(product, type) },
      }))
    const saved = views.flatMap(({ id, name, view }): Command[] => {
      const type = types.find((one) => one.type === view.cty)
      if (!type) return []
      return [
        {
          id: `view:${id}`,
          group: 'views',
          label: name,
          note: textIn(type.labels.many, language),
          icon: 'filter',
          act: { to: listPath(product, type) + viewSearch(view, id) },
        },
      ]
    })
    const profile: Command = {
      id: 'page:profile',
      group: 'pages',
      label: translate('shell.myProfile'),
      words: [translate('settings.preferences'), translate('settings.language'), translate('settings.timeZone')],
      icon: 'user',
      act: { to: profilePath() },
    }
    const approves = types.some((type) => rightsOfVerb('approve', type).every(({ page, action }) => may(page, action)))
    const waiting: Command = {
      id: 'page:waiting',
      group: 'pages',
      label: translate('dashboard.waiting'),
      words: [translate('dashboard.toApprove'), translate('actions.approve')],
      icon: 'send',
      act: { to: waitingPath(product) },
    }
    return [
      ...sections.flatMap((section) => pagesOf(section, language, off, types)),
      ...(approves ? [waiting] : []),
      profile,
      ...added,
      ...imported,
      ...saved,
    ]
  }, [translate, language, types, may, extensions, product, sections, lockedBy, views])
}

type OffWords = Readonly<Record<OffReason | 'unsafe', string>>
type Types = ReturnType<typeof useConsole>['types']

/** The pages of a section of the menu, each with the way to it as its note. */
function pagesOf(section: ShownSection, language: Language, off: OffWords, types: Types): Command[] {
  const under = textIn(section.label, language)
  const walk = (nodes: readonly MenuNode[], way: readonly string[]): Command[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'divider') return []
      const label = textIn(node.label, language)
      if ('nodes' in node) return walk(node.nodes, [...way, label])
      const note = [...new Set(way)].filter((one) => one !== label).join(' › ')
      return [pageOf(node, label, note, off, types, section.icon)]
    })
  return walk(section.nodes, [under])
}

function pageOf(link: MenuLink, label: string, note: string, off: OffWords, types: Types, icon: string): Command {
  const type = types.find((one) => one.type === link.type)
  // An address of another site comes from data: what is no http or https address is not followed.
  const elsewhere = link.kind === 'link' ? safeLinkAddress(link.to, window.location.origin) : undefined
  const why = link.off ?? (link.kind === 'link' && !elsewhere ? 'unsafe' : undefined)
  return {
    id: `page:${link.id}`,
    group: 'pages',
    label,
    note,
    icon: type ? dataIcon(type.icon) : menuIcon(link.icon ?? icon),
    ...(why ? { why: off[why] } : {}),
    act:
      link.kind === 'link'
        ? { run: () => void (elsewhere && window.open(elsewhere, '_blank', 'noopener')) }
        : { to: link.to },
  }
}
