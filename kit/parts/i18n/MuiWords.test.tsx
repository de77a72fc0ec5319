import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import TablePagination from '@mui/material/TablePagination'
import TextField from '@mui/material/TextField'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { MuiWords } from './MuiWords.tsx'

const nothing = () => undefined

function Parts() {
  return (
    <MuiWords>
      <Alert onClose={nothing} />
      <Autocomplete options={['one']} renderInput={(props) => <TextField {...props} />} />
      <TablePagination component="div" count={90} page={1} rowsPerPage={25} onPageChange={nothing} />
    </MuiWords>
  )
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

it.each([
  ['zh', ['关闭', '打开', '上一页', '下一页'], '第 26–50 条，共 90 条'],
  ['ms', ['Tutup', 'Buka', 'Halaman sebelumnya', 'Halaman seterusnya'], '26–50 daripada 90'],
  ['ta', ['மூடு', 'திற', 'முந்தைய பக்கம்', 'அடுத்த பக்கம்'], '90 இல் 26–50'],
] as const)("says MUI's own texts in %s", async (language, buttons, range) => {
  await renderInKit(<Parts />, { language })
  expect(names()).toEqual(expect.arrayContaining([...buttons]))
  expect(screen.getByText(range)).toBeVisible()
})

it('leaves what the theme says of a component as it is', async () => {
  await renderInKit(<Parts />)
  expect(screen.getByText('26–50 of 90')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
})
