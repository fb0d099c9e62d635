import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import configure from '../../../webpack.config.js'

const here = import.meta.dirname

/** `--env template=` with an HTML file: bundled like Foyer, without any of Foyer's code. */
export default async ({ template }, argv) => {
  const foyer = await configure({}, argv)
  return {
    ...foyer,
    entry: { main: path.join(here, 'signIn.tsx') },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
      new HtmlWebpackPlugin({ template: path.resolve(template), scriptLoading: 'defer', minify: false }),
    ],
  }
}
