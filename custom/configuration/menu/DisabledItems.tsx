import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { disabledItems } from '#contract/registry/menu.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { menuFrom } from '#contract/rules/menu/menuFrom.ts'
import { CONSOLE_APP, MENU_CONFIG } from '#contract/values/config.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { useStored } from '../useConfigSchema.ts'
import { itemsNamed, withDisabled } from './disabledIn.ts'
import { linesOf } from './menuTree.ts'

type Item = { id: string; name: string; level: number }

/** The items of the menu as a list: what is ticked is shown, and cannot be chosen by anybody. */
export function DisabledItems({
  editor: { store, isEditable },
}: {
  editor: Pick<ConfigEditor, 'store' | 'isEditable'>
}) {
  const translate = useTranslate()
  const titleId = useId()
  const { calls } = useConsole()
  const attrs = useStored(store, '/attrs')
  const { data, error, refetch } = useQuery({
    queryKey: ['menuToDisable'],
    queryFn: ({ signal }) => calls.readConfig({ query: { app: CONSOLE_APP, type: MENU_CONFIG }, signal }),
  })
  const items = useItems(data?.[0]?.attrs)
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const config = isObject(attrs) ? attrs : {}
  const off = disabledItems(config)
  const unknown = itemsNamed(config)
    .filter((id) => items.every((item) => item.id !== id))
    .map((id): Item => ({ id, name: translate('menuEditor.notInMenu', { id }), level: 0 }))
  return (
    <>
      <h2 id={titleId}>{translate('menuEditor.disabledItems')}</h2>
      <List aria-labelledby={titleId}>
        {[...items, ...unknown].map(({ id, name, level }) => (
          <li key={id} data-level={level} style={{ paddingInlineStart: 20 * level }}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={off.has(id)}
                  disabled={!isEditable}
                  onChange={({ target }) => store.set('/attrs', withDisabled(config, id, target.checked))}
                />
              }
              label={name}
            />
          </li>
        ))}
      </List>
    </>
  )
}

/** Sections and entries of the menu by name, without its rules. */
function useItems(menu: unknown): Item[] {
  const { language } = useFormat().settings
  return linesOf(menuFrom(menu)).flatMap((line): Item[] => {
    const one = line.kind === 'section' ? line.section : line.entry
    return 'label' in one ? [{ id: one.id, name: textIn(one.label, language), level: line.level }] : []
  })
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li[data-level="0"]:not(:first-of-type)': { marginBlockStart: 8 },
  '& li[data-level="0"] .MuiFormControlLabel-label': theme.typography.subtitle2,
}))
