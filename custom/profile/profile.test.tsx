import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import { PHOTO_UPLOAD_BYTES } from '#contract/values/limits.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { OwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { OwnProfileContext } from '#kit/parts/context/OwnProfileContext.ts'
import type { Preferences } from '#kit/parts/context/PreferencesContext.ts'
import { PreferencesContext } from '#kit/parts/context/PreferencesContext.ts'
import type { Profile } from '#contract/schemas/profile.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { Page } from './Page.tsx'

const PROFILE: Profile = {
  displayName: 'Ann Lee',
  accountName: 'Ann Lee',
  photoURL: null,
  email: 'ann@rimba.example',
  user_metadata: { displayName: '', photoURL: null },
}
const PREFERENCES: Preferences = {
  language: 'en',
  dateFormat: 'DD MMM YYYY HH:mm',
  timeZone: 'Asia/Tokyo',
  followsBrowser: false,
}

type Parts = { own?: Partial<OwnProfile>; kept?: boolean; session?: Partial<ConsoleValue> }

async function show({ own = {}, kept = true, session = {} }: Parts = {}) {
  const save = vi.fn(async () => undefined)
  const upload = vi.fn(async () => undefined)
  const change = vi.fn(async () => kept)
  const profile: OwnProfile = { profile: PROFILE, photo: undefined, save, upload, ...own }
  await showInConsole(
    <OwnProfileContext value={profile}>
      <PreferencesContext value={{ preferences: PREFERENCES, languages: LANGUAGES, change }}>
        <Page />
        <NoticeStack />
      </PreferencesContext>
    </OwnProfileContext>,
    session,
  )
  return { user: userEvent.setup({ delay: null, applyAccept: false }), save, upload, change }
}
const nameField = () => screen.getByRole('textbox', { name: 'Display name' })
const aFile = (type: string, size = 10) => new File([new Uint8Array(size)], 'me', { type })
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Upload a photo', { selector: 'input' })

describe('my profile', () => {
  it('says who I am, what I may, and leaves what the sign-in says alone', async () => {
    await show()
    for (const text of ['ann@rimba.example', 'content_admin', 'Rimba MY']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('rowheader', { name: /Datastore/ })).toBeVisible()
    expect(nameField()).toHaveValue('')
    expect(nameField()).toHaveAttribute('placeholder', 'Ann Lee')
  })

  it('takes another name, and refuses signs that no name has', async () => {
    const { user, save } = await show()
    await user.type(nameField(), '<svg>')
    expect(nameField()).toHaveAccessibleDescription('Some of these signs do not belong in a name.')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.clear(nameField())
    await user.type(nameField(), 'Annie{Enter}')
    expect(save).toHaveBeenCalledWith({ displayName: 'Annie' })
    expect(await screen.findByText('Profile updated')).toBeVisible()
  })

  it('keeps what is typed on while the name is being saved', async () => {
    const saved = Promise.withResolvers<void>()
    const { user } = await show({ own: { save: () => saved.promise } })
    await user.type(nameField(), 'Annie{Enter}')
    await user.type(nameField(), ' Lee')
    await act(async () => saved.resolve())
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(nameField()).toHaveValue('Annie Lee')
  })

  it('gives a typed name up by Escape', async () => {
    const { user, save } = await show()
    await user.type(nameField(), 'Annie{Escape}')
    expect(nameField()).toHaveValue('')
    expect(save).not.toHaveBeenCalled()
  })

  it('says that it could not be read, and shows the rest', async () => {
    await show({ own: { profile: undefined } })
    expect(screen.getByText(/could not be read/)).toBeVisible()
    expect(nameField()).toBeDisabled()
    expect(screen.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  })
})

describe('my photo', () => {
  it('is sent with its progress told, and can be called off', async () => {
    let tell: (share: number) => void = () => undefined
    let signal: AbortSignal | undefined
    const upload: OwnProfile['upload'] = (_file, onProgress, stop) => {
      tell = onProgress
      signal = stop
      return new Promise((_done, fail) => stop.addEventListener('abort', () => fail(new Error('stopped'))))
    }
    const { user } = await show({ own: { upload } })
    await user.upload(fileInput(), aFile('image/png'))
    act(() => tell(0.4))
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it.each([
    ['image/svg+xml', 10, 'Choose a JPEG or PNG picture.'],
    ['image/webp', 10, 'Choose a JPEG or PNG picture.'],
    ['image/jpeg', PHOTO_UPLOAD_BYTES + 1, 'This photo has 5 MB; at most 5 MB are allowed.'],
  ])('is not %s of %i bytes', async (type, size, words) => {
    const { user, upload } = await show()
    await user.upload(fileInput(), aFile(type, size))
    expect(screen.getByText(words)).toHaveAttribute('role', 'alert')
    expect(upload).not.toHaveBeenCalled()
  })

  it('is removed, and the initials stand where there is none', async () => {
    const { user, save } = await show({ own: { photo: '/api/user/profile/photo/x.jpg' } })
    expect(screen.getByRole('img', { name: 'Photo of Ann' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(save).toHaveBeenCalledWith({ photoURL: null })
    expect(await screen.findByText('Photo removed')).toBeVisible()
  })
})

describe('my preferences', () => {
  it('change at once and say so to the letter', async () => {
    const { user, change } = await show()
    await user.click(screen.getByRole('radio', { name: 'YYYY MMM DD HH:mm' }))
    expect(change).toHaveBeenCalledWith({ dateFormat: 'YYYY MMM DD HH:mm' })
    expect(await screen.findByText('Preferences updated successfully')).toBeVisible()
  })

  it('say nothing of success where they could not be kept', async () => {
    const { user, change } = await show({ kept: false })
    await user.click(screen.getByRole('radio', { name: 'MMM DD YYYY HH:mm' }))
    await waitFor(() => expect(change).toHaveBeenCalled())
    expect(screen.queryByText('Preferences updated successfully')).toBeNull()
  })

  it('show this moment in each of the three orders', async () => {
    await show()
    for (const sample of ['24 Nov 2026 20:40', 'Nov 24 2026 20:40', '2026 Nov 24 20:40'])
      expect(screen.getByText(sample)).toBeVisible()
  })

  it('find a zone by city, and mean the browser’s on demand', async () => {
    const { user, change } = await show()
    expect(screen.getByRole('note')).toHaveTextContent('times are shown for Asia/Tokyo')
    const zone = screen.getByRole('combobox', { name: 'Time zone' })
    await user.click(zone)
    await user.type(zone, 'singap')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(change).toHaveBeenLastCalledWith({ followsBrowser: false, timeZone: 'Asia/Singapore' })
    await user.click(zone)
    await user.click(screen.getByRole('option', { name: /^Same as this browser/ }))
    expect(change).toHaveBeenLastCalledWith({ followsBrowser: true })
  })
})
