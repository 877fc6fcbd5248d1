import fc from "fast-check";

// The same cases in every run: a failure is about the change that was made. `FAST_CHECK_SEED=$RANDOM npm test` looks
// for new ones.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_260_101) });
