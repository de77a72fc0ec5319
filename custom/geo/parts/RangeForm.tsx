import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { GEO_NOTE, GEO_RANGE_TEXT, GEO_TEXT } from '#contract/values/geo.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useCountries } from '../useCountries.ts'
import type { RangeForm as Form } from '../useRangeForm.ts'
import { Overlaps } from './Overlaps.tsx'
import { RangeBar } from './RangeBar.tsx'

type RangeFormProps = { form: Form; okLabel: string }

/** A range and what is said of it; what it shares with others is settled before it is saved. */
export function RangeForm({ form, okLabel }: RangeFormProps) {
  const translate = useTranslate()
  const countries = useCountries()
  const { fields, set, typed, mayWrite, isTried } = form
  const { problem } = typed
  const isWrong = problem !== undefined && (fields.ip !== '' || isTried)
  const isMissing = isTried && fields.country === ''
  const common = { size: 'small', disabled: !mayWrite } as const
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <div className="two">
        <TextField
          {...common}
          required
          autoFocus={fields.ip === ''}
          label={translate('geo.columns.ip')}
          value={fields.ip}
          error={isWrong}
          helperText={
            isWrong ? translate(`geo.problem.${problem.problem}`, { meant: problem.meant }) : translate('geo.rangeHelp')
          }
          slotProps={{ htmlInput: { maxLength: GEO_RANGE_TEXT, spellCheck: false, autoComplete: 'off' } }}
          onChange={({ target }) => set({ ip: target.value })}
        />
        <TextField
          {...common}
          required
          select
          label={translate('geo.columns.country')}
          value={fields.country}
          error={isMissing}
          helperText={isMissing ? translate('geo.chooseCountry') : ' '}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => set({ country: target.value })}
        >
          <option value="">{translate('geo.chooseCountry')}</option>
          {countries.all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </TextField>
      </div>
      {isWrong && problem.meant !== undefined && mayWrite && (
        <Button size="small" onClick={() => set({ ip: problem.meant ?? '' })} sx={{ justifySelf: 'start' }}>
          {translate('geo.takeMeant', { meant: problem.meant })}
        </Button>
      )}
      <Sharing form={form} />
      <div className="two">
        <TextField
          {...common}
          label={translate('geo.columns.region')}
          value={fields.region}
          slotProps={{ htmlInput: { maxLength: GEO_TEXT } }}
          onChange={({ target }) => set({ region: target.value })}
        />
        <TextField
          {...common}
          label={translate('geo.columns.zip')}
          value={fields.zip}
          slotProps={{ htmlInput: { maxLength: GEO_TEXT } }}
          onChange={({ target }) => set({ zip: target.value })}
        />
      </div>
      <TextField
        {...common}
        multiline
        minRows={2}
        label={translate('geo.columns.note')}
        value={fields.note}
        slotProps={{ htmlInput: { maxLength: GEO_NOTE } }}
        onChange={({ target }) => set({ note: target.value })}
      />
      {form.error && <CallError error={form.error} />}
      {mayWrite && (
        <p className="said">
          <Button type="submit" variant="contained" disabled={!form.isSavable} loading={form.isSaving}>
            {okLabel}
          </Button>
          {form.open.length > 0 && (
            <span className="error" role="status">
              {translate('geo.toSettle', { smart_count: form.open.length })}
            </span>
          )}
        </p>
      )}
    </form>
  )
}

/** How many addresses a range has, which others share some, and whether a wide one is meant. */
function Sharing({ form }: { form: Form }) {
  const translate = useTranslate()
  const format = useFormat()
  const countries = useCountries()
  const { typed, overlaps, overlapping, wide, fields } = form
  if (!typed.range || !typed.check) return null
  const others = fields.country === '' ? 0 : overlaps.filter(({ country }) => country !== fields.country).length
  const count = format.number(Number(typed.check.size))
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <RangeBar
        range={typed.range}
        overlaps={overlaps}
        country={fields.country}
        label={translate('geo.size', { count })}
      />
      {overlapping > 0 && (
        <>
          <p className={`said ${others > 0 ? 'error' : 'warning'}`} role="status">
            {translate(others > 0 ? 'geo.overlaps' : 'geo.overlapsOnly', { smart_count: overlapping, others })}
            <span className="quiet">{translate('geo.nested')}</span>
          </p>
          <Overlaps
            overlaps={overlaps}
            country={fields.country}
            countries={countries}
            settled={form.settled}
            onSettle={form.settle}
            isOff={!form.mayWrite}
          />
        </>
      )}
      {wide && (
        <FormControlLabel
          className="warning"
          control={
            <Switch
              checked={form.isMeant}
              disabled={!form.mayWiden}
              onChange={({ target }) => form.setMeant(target.checked)}
            />
          }
          label={translate('geo.wide')}
        />
      )}
    </div>
  )
}
