import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { newChild } from '#contract/rules/relations/newChild.ts'
import { LAST_NUMBER, nextNumber } from '#contract/rules/relations/siblingOrder.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { allChildren, asNumbered } from './moves/saveMoves.ts'

type AddChildProps = {
  parent: TreeRow
  type: TypeSummary
  onAdded: () => void
  onClose: () => void
}

/** The next number below the parent, until somebody types another one. */
function useNextNumber(parentId: string, type: TypeSummary) {
  const { calls } = useConsole()
  const [typed, setTyped] = useState<string>()
  const [next, setNext] = useState<number>()
  const [round, setRound] = useState(0)
  const isNumbered = type.narrow.number !== undefined
  useEffect(() => {
    if (!isNumbered) return
    const stop = new AbortController()
    allChildren(calls, parentId, type, { signal: stop.signal }).then(
      (rows) => !stop.signal.aborted && setNext(nextNumber(asNumbered(rows))),
      () => undefined,
    )
    return () => stop.abort()
  }, [calls, parentId, type, isNumbered, round])
  const text = typed ?? (next === undefined ? '' : String(next))
  const renew = () => {
    setTyped(undefined)
    setNext((before) => (before === undefined ? before : before + 1))
    setRound((before) => before + 1)
  }
  return { isNumbered, text, setTyped, renew }
}

/** One key for one piece until it is answered, so that a second try never makes a second piece. */
function createAttempt() {
  let last: { of: string; key: string } | undefined
  return {
    keyFor: (data: unknown): string => {
      const of = JSON.stringify(data)
      if (last?.of !== of) last = { of, key: crypto.randomUUID() }
      return last.key
    },
    end: () => (last = undefined),
  }
}

/** A new piece in place: its number is there already, its title is typed, Enter makes it and is ready for the next. */
export function AddChild({ parent, type, onAdded, onClose }: AddChildProps) {
  const translate = useTranslate()
  const notice = useNotice()
  const id = useId()
  const { calls, product } = useConsole()
  const { language } = useFormat().settings
  const input = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [state, setState] = useState<{ isBusy?: boolean; error?: unknown }>({})
  const number = useNextNumber(parent.id, type)
  const attempt = useRef(createAttempt()).current
  const one = textIn(type.labels.one, language)
  const parentName = useRowTitle(parent)
  useEffect(() => input.current?.focus(), [type.type, parent.id])
  const wanted = /^\d{1,6}$/.test(number.text.trim()) ? Number(number.text) : undefined
  const isReady = title.trim() !== '' && (!number.isNumbered || (wanted !== undefined && wanted <= LAST_NUMBER))

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || state.isBusy) return
    setState({ isBusy: true })
    try {
      const { data: record } = await calls.getOne<ContentRecord>(parent.cty, { id: parent.id })
      const payload = newChild(type, { parent: record, number: wanted ?? 0, product })
      const lon = [{ lang: language, n: title.trim() }]
      const data = { ...payload, lon }
      const meta = { schema: type.schemaVersion, idempotencyKey: attempt.keyFor(data) }
      await calls.create(type.type, { data, meta })
      attempt.end()
      notice('success', 'relations.added', { values: { name: title.trim() } })
      setTitle('')
      number.renew()
      setState({})
      onAdded()
      input.current?.focus()
    } catch (error) {
      setState({ error })
      // One whose answer was lost may be there already.
      onAdded()
    }
  }
  return (
    <FormSheet>
      <Box
        component="form"
        aria-label={translate('relations.addTo', { type: one, name: parentName })}
        onSubmit={(event) => void add(event)}
        sx={{ display: 'grid', gap: 2, padding: 2, borderRadius: 1, backgroundColor: 'background.paper' }}
      >
        <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
          {translate('relations.addTo', { type: one, name: parentName })}
        </Box>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {number.isNumbered && (
            <input
              className="f-input"
              style={{ inlineSize: 64, flex: 'none' }}
              inputMode="numeric"
              aria-label={translate('relations.newNumber')}
              value={number.text}
              onChange={({ target }) => number.setTyped(target.value)}
            />
          )}
          <input
            id={`${id}-title`}
            ref={input}
            className="f-input"
            aria-label={translate('relations.newTitle')}
            placeholder={translate('relations.newTitle')}
            autoComplete="off"
            maxLength={250}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        </Box>
        {state.error !== undefined && <CallError error={state.error} />}
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" size="small" variant="contained" disabled={!isReady || state.isBusy}>
            {translate('actions.add')}
          </Button>
          <Button size="small" onClick={onClose}>
            {translate('actions.close')}
          </Button>
        </Box>
      </Box>
    </FormSheet>
  )
}
