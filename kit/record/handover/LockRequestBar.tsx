import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { LOCK_WORD_LENGTH } from '#contract/values/limits.ts'
import { Countdown } from '../lock/Countdown.tsx'
import type { IncomingLockRequest } from '../lock/lockView.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useHandover } from './useHandover.ts'

type LockRequestBarProps = { asked: IncomingLockRequest }

/** For the holder: who asks, what they say, how long it waits; the answers, and a word with them. The focus stays put. */
export function LockRequestBar({ asked }: LockRequestBarProps) {
  const translate = useTranslate()
  const { isBusy, isSavable, isDirty, handOver, keep } = useHandover(asked)
  const [word, setWord] = useState('')
  const { name, message, endsAt } = asked
  return (
    <Banner
      tone="locked"
      icon="users"
      title={translate('locks.asked.title', { name })}
      actions={
        <>
          <Box
            component="form"
            sx={{ display: 'flex', gap: 2 }}
            onSubmit={(event) => {
              event.preventDefault()
              void keep(word.trim())
            }}
          >
            <TextField
              size="small"
              value={word}
              onChange={({ target }) => setWord(target.value)}
              placeholder={translate('locks.asked.word', { name })}
              slotProps={{
                htmlInput: {
                  'aria-label': translate('locks.asked.word', { name }),
                  maxLength: LOCK_WORD_LENGTH,
                  dir: 'auto',
                },
              }}
              sx={{ inlineSize: 220 }}
            />
            <Button type="submit" size="small" disabled={isBusy}>
              {translate('locks.asked.keep')}
            </Button>
          </Box>
          {isDirty && (
            <Button size="small" disabled={isBusy} onClick={() => void handOver('park')}>
              {translate('locks.asked.parkAndHandOver')}
            </Button>
          )}
          {(!isDirty || isSavable) && (
            <Button
              size="small"
              variant="contained"
              disabled={isBusy}
              onClick={() => void handOver(isDirty ? 'save' : 'asItIs')}
            >
              {translate(isDirty ? 'locks.asked.saveAndHandOver' : 'locks.asked.handOver')}
            </Button>
          )}
        </>
      }
    >
      {message && <q>{message}</q>}{' '}
      <Countdown endsAt={endsAt} words={(time) => translate('locks.asked.left', { time })} />
    </Banner>
  )
}
