/** Where the address of a viewer is said to be. */
export const words = {
  label: 'Address of the viewer',
  in: 'In %{country}, as geo override has it',
  none: 'No range of geo override holds it',
  wrong: 'This is no address: four numbers from 0 to 255, or IPv6.',
  failed: 'Where it is could not be asked',
}
