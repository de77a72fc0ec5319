import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { MenuItem } from '#contract/registry/menu.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { PAGES, isPage } from '#contract/values/access.ts'
import { AREAS } from '#contract/values/areas.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { ICON_NAMES } from '#kit/parts/icons/paths.ts'
import type { MenuLine } from './menuTree.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  // The line that is chosen may be far down the tree: what is said of it stays in view.
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: 'calc(100dvh - 96px)',
  overflow: 'auto',
  paddingBlockEnd: 8,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))', gap: 12 },
  '& fieldset': { border: 0, margin: 0, padding: 0, minInlineSize: 0 },
  '& legend': { ...theme.typography.label, padding: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .roles': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))' },
}))

const NATIVE = { select: { native: true }, inputLabel: { shrink: true } } as const

type EntryFieldsProps = {
  line: MenuLine
  isEditable: boolean
  onChange: (line: MenuLine, fields: Partial<MenuItem>) => void
}

/** Everything that is said of one section or entry. */
export function EntryFields({ line, isEditable, onChange }: EntryFieldsProps) {
  const translate = useTranslate()
  if (line.kind === 'entry' && line.entry.kind === 'divider')
    return <p style={{ margin: 0 }}>{translate('menuEditor.dividerText')}</p>
  const item = line.kind === 'section' ? line.section : (line.entry as MenuItem)
  const set = (fields: Partial<MenuItem>) => onChange(line, fields)
  const common = { size: 'small', disabled: !isEditable } as const
  return (
    <Fields role="group" aria-label={translate('menuEditor.fields')}>
      <div className="two">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            {...common}
            required={language === 'en'}
            label={translate('menuEditor.nameIn', {
              language: translate(`forms.languages.${language}`),
            })}
            value={item.label[language]}
            slotProps={{ htmlInput: { lang: language, maxLength: 200 } }}
            onChange={({ target }) => set({ label: { ...item.label, [language]: target.value } })}
          />
        ))}
      </div>
      <TextField
        {...common}
        select
        label={translate('menuEditor.icon')}
        value={item.icon ?? ''}
        slotProps={NATIVE}
        onChange={({ target }) => set({ icon: target.value || undefined } as Partial<MenuItem>)}
      >
        <option value="">{translate('menuEditor.noIcon')}</option>
        {[...new Set([...(item.icon ? [item.icon] : []), ...ICON_NAMES])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      {line.kind === 'entry' && <ItemFields item={line.entry as MenuItem} common={common} set={set} />}
    </Fields>
  )
}

type ItemFieldsProps = {
  item: MenuItem
  common: { size: 'small'; disabled: boolean }
  set: (fields: Partial<MenuItem>) => void
}

function ItemFields({ item, common, set }: ItemFieldsProps) {
  const translate = useTranslate()
  const leads = item.kind === 'item' || item.kind === 'link'
  return (
    <>
      {leads ? (
        <TextField
          {...common}
          required
          label={translate(item.kind === 'link' ? 'menuEditor.address' : 'menuEditor.path')}
          helperText={translate(item.kind === 'link' ? 'menuEditor.addressHelp' : 'menuEditor.pathHelp')}
          value={item.path ?? ''}
          slotProps={{ htmlInput: { maxLength: 400, spellCheck: false } }}
          onChange={({ target }) => set({ path: target.value })}
        />
      ) : (
        <TextField
          {...common}
          select
          label={translate('menuEditor.area')}
          helperText={translate('menuEditor.areaHelp')}
          value={item.area ?? ''}
          slotProps={NATIVE}
          onChange={({ target }) => set({ area: AREAS.find((one) => one === target.value) } as Partial<MenuItem>)}
        >
          <option value="">{translate('menuEditor.noArea')}</option>
          {AREAS.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </TextField>
      )}
      <TextField
        {...common}
        select
        label={translate('menuEditor.page')}
        value={item.page ?? ''}
        slotProps={NATIVE}
        onChange={({ target }) => set({ page: isPage(target.value) ? target.value : undefined } as Partial<MenuItem>)}
      >
        <option value="">{translate('menuEditor.anyPage')}</option>
        {PAGES.map((page) => (
          <option key={page} value={page}>
            {translate(`shell.pages.${page}`, { _: page })}
          </option>
        ))}
      </TextField>
      <Roles field="roles" item={item} isOff={common.disabled} set={set} />
      <Roles field="disabledFor" item={item} isOff={common.disabled} set={set} />
      <FormControlLabel
        control={
          <Switch
            checked={item.offWhileLocked === true}
            disabled={common.disabled}
            onChange={({ target }) => set({ offWhileLocked: target.checked || undefined } as Partial<MenuItem>)}
          />
        }
        label={translate('menuEditor.offWhileLocked')}
      />
    </>
  )
}

type RolesProps = Pick<ItemFieldsProps, 'item' | 'set'> & { field: 'roles' | 'disabledFor'; isOff: boolean }

function Roles({ field, item, isOff, set }: RolesProps) {
  const translate = useTranslate()
  const chosen = item[field] ?? []
  const toggle = (role: string) => {
    const next = chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]
    set({ [field]: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset>
      <legend>{translate(`menuEditor.${field === 'roles' ? 'shownTo' : 'offFor'}`)}</legend>
      <div className="roles">
        {ROLE_NAMES.map((role) => (
          <FormControlLabel
            key={role}
            control={
              <Checkbox size="small" disabled={isOff} checked={chosen.includes(role)} onChange={() => toggle(role)} />
            }
            label={translate(`roles.names.${role}`, { _: role })}
          />
        ))}
      </div>
    </fieldset>
  )
}
