import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { FilterChip } from '#kit/parts/layoutParts/FilterChip.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { MixedCheckbox } from '#kit/parts/layoutParts/MixedCheckbox.tsx'
import { texts, titles } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const SIZES = ['medium', 'small', 'tiny'] as const

/** Buttons, fields, choices, tabs: MUI's parts as the theme dresses them. */
export function Controls() {
  return (
    <>
      <Buttons on="paper" />
      <Buttons on="raised" />
      <Fields />
      <Choices />
      <Navigation />
    </>
  )
}

function Buttons({ on }: { on: 'paper' | 'raised' }) {
  const translate = useTranslate()
  return (
    <Specimen of={`Button (${on})`} on={on} row>
      {SIZES.map((size) => (
        <Button key={size} size={size} variant="contained" startIcon={<Icon name="plus" />}>
          {translate('actions.create')}
        </Button>
      ))}
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          {translate('actions.save')}
        </Button>
      ))}
      <Button variant="ghost">{translate('actions.cancel')}</Button>
      <Button color="error" startIcon={<Icon name="unlock" size="small" />}>
        {translate('actions.forceUnlock')}
      </Button>
      <Button disabled>{translate('actions.publish')}</Button>
      <Button disabled variant="contained">
        {translate('actions.publish')}
      </Button>
      <IconButton aria-label={translate('actions.undo')}>
        <Icon name="undo" size="toolbar" />
      </IconButton>
      <IconButton size="small" aria-label={translate('actions.more')}>
        <Icon name="more" />
      </IconButton>
      <IconButton disabled aria-label={translate('actions.redo')}>
        <Icon name="redo" size="toolbar" />
      </IconButton>
    </Specimen>
  )
}

function Fields() {
  const translate = useTranslate()
  const [first] = titles
  return (
    <Specimen of="TextField" row>
      <TextField
        label={translate('settings.language')}
        defaultValue={first?.title}
        helperText={translate('forms.required')}
      />
      <TextField
        label={translate('settings.timeZone')}
        error
        defaultValue={first?.by}
        helperText={translate('forms.required')}
        required
      />
      <TextField label={translate('settings.dateFormat')} disabled defaultValue={first?.by} />
      <TextField
        size="small"
        placeholder={translate('ra.action.search')}
        aria-label={translate('ra.action.search')}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size="small" />
              </InputAdornment>
            ),
          },
          htmlInput: { 'aria-label': translate('ra.action.search') },
        }}
      />
      <TextField select label={translate('settings.theme')} defaultValue="one" sx={{ minWidth: 140 }}>
        <MenuItem value="one">{translate('settings.scheme.dark')}</MenuItem>
        <MenuItem value="two">{translate('settings.scheme.light')}</MenuItem>
      </TextField>
      {Object.values(texts).map(({ lang, n }) => (
        <TextField key={lang} multiline minRows={3} lang={lang} label={lang} defaultValue={n} sx={{ width: 240 }} />
      ))}
    </Specimen>
  )
}

function Choices() {
  const translate = useTranslate()
  return (
    <Specimen of="Checkbox, Radio, Switch" row>
      <FormControlLabel control={<Checkbox />} label={translate('status.draft')} />
      <FormControlLabel control={<Checkbox defaultChecked />} label={translate('status.published')} />
      <MixedCheckbox chosen="some" label={translate('status.archived')} onChange={() => {}} />
      <FormControlLabel control={<Checkbox disabled defaultChecked />} label={translate('status.deleted')} />
      <FormControlLabel control={<Radio defaultChecked name="gallery" />} label={translate('settings.scheme.dark')} />
      <FormControlLabel control={<Radio name="gallery" />} label={translate('settings.scheme.light')} />
      <FormControlLabel control={<Switch defaultChecked />} label={translate('actions.scope.enable')} />
      <FormControlLabel control={<Switch />} label={translate('actions.scope.disable')} />
    </Specimen>
  )
}

function Navigation() {
  const translate = useTranslate()
  const [tab, setTab] = useState(0)
  const [choice, setChoice] = useState('one')
  return (
    <Specimen of="Tabs, ToggleButton, FilterChip, CountBadge, Meter">
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)} aria-label={translate('list.filter')}>
        <Tab label={translate('ra.action.select_all_button')} />
        <Tab label={translate('status.published')} />
        <Tab label={translate('status.draft')} icon={<CountBadge count={2} tone="warning" />} iconPosition="end" />
      </Tabs>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={choice}
          onChange={(_, next: string) => setChoice(next)}
          aria-label={translate('settings.theme')}
        >
          <ToggleButton value="one">{translate('settings.scheme.dark')}</ToggleButton>
          <ToggleButton value="two">{translate('settings.scheme.light')}</ToggleButton>
        </ToggleButtonGroup>
        <FilterChip
          name={translate('settings.language')}
          value={translate('status.published')}
          onOpen={() => {}}
          onRemove={() => {}}
        />
        <CountBadge count={36214} />
        <CountBadge count={1} tone="error" />
        <CountBadge count={2} tone="warning" />
        <CountBadge count={5} tone="accent" />
        <Avatar>{titles[0]?.by.slice(0, 2)}</Avatar>
      </div>
      <Meter share={0.64} label={translate('states.progress')} tone="inProgress" />
      <Meter share={1} label={translate('states.progress')} tone="published" height={2} />
    </Specimen>
  )
}
