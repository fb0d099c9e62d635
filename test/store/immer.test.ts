import { createSlice } from '@reduxjs/toolkit'

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    counted: state => ({ count: state.count + 1 }),
    countedInPlace: state => {
      state.count += 1
    },
  },
})
const { counted, countedInPlace } = counter.actions

test('the state is what a reducer returns', () => {
  const once = counter.reducer(undefined, counted())
  expect(counter.reducer(once, counted())).toEqual({ count: 2 })
})

test('a reducer that changes its state in place throws', () => {
  expect(() => counter.reducer({ count: 1 }, countedInPlace())).toThrow(/must not return undefined/)
})
